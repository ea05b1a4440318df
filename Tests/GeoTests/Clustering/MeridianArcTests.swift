import Foundation
import Testing
import TurTestKit

@testable import TurGeo

@Suite struct MeridianArcTests {
    private static let latitudes: [Double] = [-90, -89.999_9, -45, -1e-7, 0, 1e-7, 30, 60, 85, 89.999_9, 90]

    /// The integral of the meridian's radius of curvature, in ten parts.
    private func length(_ latitude: Double) -> Double {
        (0..<10).reduce(0) { sum, part in
            let (start, end) = (latitude * Double(part) / 10, latitude * Double(part + 1) / 10)
            return sum
                + GaussLegendre.integral(from: start, to: end) { angle in
                    let w = 1 - Ellipsoid.eccentricitySquared * sin(angle) * sin(angle)
                    return Ellipsoid.equatorialRadius * (1 - Ellipsoid.eccentricitySquared) / (w * w.squareRoot())
                }
        }
    }

    @Test func `the length is the integral to a micrometre, the radius that of the ellipse`() {
        SeededRandom.eachOfSeeds { dice in
            for degrees in Self.latitudes + (0..<300).map({ _ in dice.number(-90...90) }) {
                let latitude = degrees * .pi / 180
                let arc = MeridianArc(latitude: latitude)
                #expect(abs(arc.length - length(latitude)) < 1e-6, "\(degrees)°")
                // By the parametric latitude, tan β = (b / a)·tan φ.
                let beta = atan(Ellipsoid.polarRadius / Ellipsoid.equatorialRadius * tan(latitude))
                #expect(abs(arc.parallelRadius - Ellipsoid.equatorialRadius * cos(beta)) < 1e-8, "\(degrees)°")
                #expect(MeridianArc(latitude: -latitude).length == -arc.length)
            }
        }
    }

    @Test func `a quarter of the meridian has its published length`() {
        // WGS84: 10 001 965.729 m.
        #expect(abs(MeridianArc.quarter - 10_001_965.729) < 5e-4)
        let pole = MeridianArc(latitude: .pi / 2)
        #expect(abs(pole.length - MeridianArc.quarter) < 1e-8 && abs(pole.parallelRadius) < 1e-8)
    }

    @Test func `arcs are geodesics along a meridian`() {
        SeededRandom.eachOfSeeds { dice in
            for _ in 0..<200 {
                let (a, b) = (dice.position(), dice.position())
                let north = Position(latitudeE7: b.latitudeE7, longitudeE7: a.longitudeE7)
                let arcs = [a, b].map { MeridianArc(latitude: $0.latitude * .pi / 180).length }
                #expect(abs(abs(arcs[1] - arcs[0]) - Geodesic.distance(a, north)) < 2e-6, "\(a) \(b)")
            }
        }
    }

    @Test func `the bound is above the radius of the parallel, but not by more than it says`() {
        SeededRandom.eachOfSeeds { dice in
            for degrees in Self.latitudes + (0..<1_000).map({ _ in dice.number(-90...90) }) {
                let arc = MeridianArc(latitude: degrees * .pi / 180)
                let bound = MeridianArc.parallelBound(metres: abs(arc.length))
                let excess = bound - arc.parallelRadius
                #expect(excess >= 0 && excess <= 0.002 * arc.parallelRadius + MeridianArc.boundExcess, "\(degrees)°")
            }
        }
        for far in [MeridianArc.quarter * 1.1, 1e9, .infinity] {
            let bound = MeridianArc.parallelBound(metres: far)
            #expect(bound >= 0 && bound <= MeridianArc.boundExcess)
        }
    }
}
