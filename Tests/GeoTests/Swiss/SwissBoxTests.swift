import Testing
import TurGeo
import TurTestKit

@Suite struct SwissBoxTests {
    private let bern = Position(latitudeE7: 469_510_828, longitudeE7: 74_386_324)

    @Test func `the square has its edge in LV95 and its corners exactly at half of it`() throws {
        let (centre, box) = (try LV95.point(bern), try SwissBox(around: bern, edge: 500))
        #expect(
            box.boundingBox == [
                centre.easting - 250, centre.northing - 250, centre.easting + 250, centre.northing + 250,
            ]
        )
        #expect(box.contains(centre) && box.contains(box))
        #expect(box.contains(SwissPoint(easting: box.west, northing: box.north)))
        #expect(!box.contains(SwissPoint(easting: box.west - 0.001, northing: box.north)))
        #expect(!box.contains(try SwissBox(around: bern, edge: 500.1)))
    }

    @Test func `bad edges and places elsewhere are refused`() throws {
        #expect(throws: SwissError.badEdge(metres: -1)) { try SwissBox(around: bern, edge: -1) }
        #expect(throws: SwissError.self) { try SwissBox(around: bern, edge: .infinity) }
        #expect(throws: SwissError.self) { try SwissBox(around: Position(latitudeE7: 0, longitudeE7: 0), edge: 10) }
        #expect(throws: SwissError.self) { try SwissBox(around: bern, edge: 1_000_000).bounds() }
    }

    @Test func `the box of degrees holds every place of the square`() throws {
        try SeededRandom.eachOfSeeds { dice in
            for _ in 0..<20 {
                let position = dice.position(latitude: 46...47.5, longitude: 6.5...10)
                let box = try SwissBox(around: position, edge: dice.number(1...20_000))
                let bounds = try box.bounds()
                for _ in 0..<50 {
                    let point = SwissPoint(
                        easting: dice.number(box.west...box.east),
                        northing: dice.number(box.south...box.north)
                    )
                    #expect(bounds.contains(try #require(try LV95.place(point).position)), "\(box) \(point)")
                }
            }
        }
    }
}
