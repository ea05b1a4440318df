import Testing
import TurGeo

@Suite struct LineTests {
    private func line(_ places: [(Double, Double)]) throws -> Fixes {
        var fixes = Fixes()
        for (index, place) in places.enumerated() {
            let position = try #require(Position(latitude: place.0, longitude: place.1))
            fixes.append(sequence: Int64(index), time: nil, position: position)
        }
        return fixes
    }

    @Test func `a share of a line is by length and by index`() throws {
        let fixes = try line([(0, 0), (0, 0.001), (0, 0.01)])
        #expect(fixes.position(atShare: 0.55)?.longitudeE7 == 55_000)
        #expect(fixes.position(atIndexShare: 0.55)?.longitudeE7 == 10_000)
        #expect(fixes.position(atShare: 0) == fixes.position(at: 0))
        #expect(fixes.position(atShare: 1) == fixes.position(at: 2))
    }

    @Test func `a line across the antimeridian is divided on the short side`() throws {
        let fixes = try line([(60, 179.999), (60, -179.999)])
        #expect(fixes.position(atShare: 0.75)?.longitudeE7 == -1_799_995_000)
    }

    @Test func `single and missing fixes have no length`() throws {
        #expect(Fixes().length == 0 && Fixes().position(atShare: 0.5) == nil)
        let single = try line([(1, 2)])
        #expect(single.length == 0 && single.position(atShare: 0.5) == single.position(at: 0))
    }
}
