import Testing
import TurGeo
import TurStorage
import TurTestKit

struct BoundsJoiningTests {
    private static let degree: Int32 = 10_000_000

    private static func box(_ west: Int32, _ east: Int32) -> Bounds {
        Bounds(southE7: 0, westE7: west * degree, northE7: degree, eastE7: east * degree)
    }

    @Test(arguments: [
        ([box(10, 20)], box(10, 20)), ([box(10, 20), box(-5, 12)], box(-5, 20)),
        ([box(170, 175), box(-178, -170)], box(170, -170)), ([box(179, -179), box(-10, 11)], box(-10, -179)),
        ([box(-100, 100), box(90, 110)], box(-100, 110)), ([box(0, 0), box(90, 90)], box(0, 90)),
        ([box(170, 180), box(160, 165)], box(160, 180)), ([box(-180, -170), box(-90, -80)], box(-180, -80)),
        ([box(-180, 0), box(0, 180)], box(-180, 180)), ([box(100, -100), box(-110, 110)], box(-180, 180)),
    ])
    func `boxes are joined across the side where no box is`(_ boxes: [Bounds], _ joined: Bounds) {
        #expect(Bounds.around(boxes) == joined)
        #expect(Bounds.around(boxes.reversed()) == joined)
    }

    @Test func `no boxes have no box`() { #expect(Bounds.around([]) == nil) }

    @Test func `the joined box holds every corner`() async {
        await SeededRandom.eachSeed { random in
            for _ in 0..<500 {
                let boxes = (0..<random.number(1..<6)).map { _ in
                    let (a, b) = (Fixture.anyPosition(&random), Fixture.anyPosition(&random))
                    return Bounds(
                        southE7: min(a.latitudeE7, b.latitudeE7),
                        westE7: a.longitudeE7,
                        northE7: max(a.latitudeE7, b.latitudeE7),
                        eastE7: b.longitudeE7
                    )
                }
                let joined = Bounds.around(boxes)
                for box in boxes {
                    for longitude in [box.westE7, box.eastE7] {
                        let corner = Position(latitudeE7: box.southE7, longitudeE7: longitude)
                        let isOnEdge = abs(longitude) == 1_800_000_000
                        #expect(joined?.contains(corner) == true || isOnEdge, "seed \(random.seed)")
                    }
                }
            }
        }
    }

    @Test func `the box around a place holds all that is within the radius`() async {
        await SeededRandom.eachSeed { random in
            for _ in 0..<3_000 {
                let place = Fixture.anyPosition(&random)
                let radius =
                    Double(random.number(1..<100_000_000)) / Double([1, 10, 1_000, 100_000][random.number(0..<4)])
                let box = Bounds.around(place, radius: radius)
                var other = Fixture.anyPosition(&random)
                if random.oneIn(2) {
                    other.latitudeE7 = min(
                        max(place.latitudeE7 + random.number(-10_000..<10_000), -900_000_000),
                        900_000_000
                    )
                    other.longitudeE7 =
                        min(max(place.longitudeE7, -1_799_990_000), 1_799_990_000) + random.number(-10_000..<10_000)
                }
                guard LocalMetric.distance(place, other) <= radius else { continue }
                let isInside = box.parts.contains { $0.contains(other) } || abs(other.longitudeE7) == 1_800_000_000
                #expect(isInside, "seed \(random.seed): \(place) \(other) \(radius)")
            }
        }
    }
}
