#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The inverse problem between two latitudes, mirrored and swapped so that the first end is southern and not nearer to the
/// equator; lengths stay, azimuths are turned back at the end.
struct GeodesicProblem {
    /// A line that meets the end, by the sine and cosine of its azimuth at the start in the mirrored problem.
    struct Solution {
        var metres: Double
        var start: SIMD2<Double>
    }

    private let start: ReducedLatitude
    private let end: ReducedLatitude
    private let longitude: Double
    private let isSwapped: Bool
    private let isMirrored: Bool
    private let kind: Kind
    private enum Kind { case meridian, overPole, equator, general }

    init(latitude: (Double, Double), longitudeDifference: Double) {
        isSwapped = abs(latitude.0) < abs(latitude.1)
        let (far, near) = isSwapped ? (latitude.1, latitude.0) : latitude
        isMirrored = far > 0
        start = ReducedLatitude(degrees: -abs(far))
        end = ReducedLatitude(degrees: isMirrored ? -near : near)
        longitude = longitudeDifference * .pi / 180
        if longitudeDifference >= 180 {
            kind = .overPole
        } else if longitude <= 0 || abs(far) >= 90 {
            kind = .meridian
        } else {
            kind = far == 0 && longitude <= (1 - Ellipsoid.flattening) * .pi ? .equator : .general
        }
    }

    var solution: Solution {
        switch kind {
        case .equator:
            Solution(metres: Ellipsoid.equatorialRadius * longitude, start: SIMD2(1, 0))
        case .meridian: meridian(cosine: 1)
        case .overPole: meridian(cosine: -1)
        case .general: searched()
        }
    }

    /// Along a meridian; at a pole the azimuth still says which.
    private func meridian(cosine: Double) -> Solution {
        let metres = GeodesicLine(from: start, to: end, sine: 0, cosine: cosine).length
        guard kind == .meridian else { return Solution(metres: metres, start: SIMD2(0, cosine)) }
        return Solution(metres: metres, start: SIMD2(sin(longitude), cos(longitude)))
    }

    /// Newton's method in a bracket on the azimuth, counted from due east, since nearly equatorial lines turn on angles far
    /// below the rounding of π/2.
    private func searched() -> Solution {
        var (low, high) = (-Double.pi / 2, Double.pi / 2)
        var turn = firstTurn
        var lastMiss = Double.infinity
        for _ in 0..<100 {
            let (sine, cosine) = (cos(turn), -sin(turn))
            let line = GeodesicLine(from: start, to: end, sine: sine, cosine: cosine)
            let miss = line.longitude - longitude
            let reduced = line.reducedLength
            let slope = reduced * (1 - Ellipsoid.flattening) / line.endNorthward
            // What is left behind the first order is then below 1e-8 m.
            if miss * miss <= 1e-15 * reduced || abs(miss) < 1e-15 {
                return found(line, turn: turn, miss: miss, slope: slope)
            }
            if miss < 0 { low = turn } else { high = turn }
            let next = turn - miss / slope
            let isFast = abs(miss) < 0.5 * abs(lastMiss)
            let middle = low + (high - low) / 2
            let chosen = isFast && next > low && next < high ? next : middle
            guard chosen > low, chosen < high else { return found(line, turn: turn, miss: miss, slope: .infinity) }
            (turn, lastMiss) = (chosen, miss)
        }
        return found(
            GeodesicLine(from: start, to: end, sine: cos(turn), cosine: -sin(turn)),
            turn: turn,
            miss: 0,
            slope: .infinity
        )
    }

    /// Corrects a line that misses the end by little: length grows with longitude by a·sin α₀ (Clairaut).
    private func found(_ line: GeodesicLine, turn: Double, miss: Double, slope: Double) -> Solution {
        let metres = line.length - miss * Ellipsoid.equatorialRadius * line.sineEquator
        let better = slope.isNormal ? turn - miss / slope : turn
        return Solution(metres: metres, start: SIMD2(cos(better), -sin(better)))
    }

    /// The azimuth, from due east, on a sphere with the mean of the two parallels in place (equation 48 and following).
    private var firstTurn: Double {
        let middle = (start.cosine + end.cosine) / 2
        let spherical = longitude / (1 - Ellipsoid.eccentricitySquared * middle * middle).squareRoot()
        let half = sin(spherical / 2)
        let along =
            end.sine * start.cosine - start.sine * end.cosine + 2 * start.sine * end.cosine * half * half
        let across = end.cosine * sin(min(spherical, .pi))
        return atan2(-along, max(across, 0))
    }

    /// The azimuths of a solution in the problem as it was asked, in degrees clockwise from north.
    func azimuths(of solution: Solution, isWestward: Bool) -> (start: Double, end: Double) {
        // Swapped ends: the line is walked backwards, mirrored in east and west to keep its heading eastward.
        let northward = GeodesicLine.northward(start: start, end: end, solution.start.y * start.cosine)
        let arrival = SIMD2(solution.start.x * start.cosine, northward)
        var (first, last) = isSwapped ? (arrival, solution.start) : (solution.start, arrival)
        if isSwapped != isMirrored { (first.y, last.y) = (-first.y, -last.y) }
        if isWestward { (first.x, last.x) = (-first.x, -last.x) }
        let degrees = { (direction: SIMD2<Double>) in atan2(direction.x, direction.y) * (180 / .pi) }
        return (GreatCircle.turned(degrees(first)), GreatCircle.turned(degrees(last)))
    }
}
