import Testing
import TurGeo

@Suite struct FixesTests {
    private func row(_ number: Int64, heartRate: Double? = nil) -> Fix {
        Fix(
            sequence: number,
            time: Instant(seconds: number),
            position: Position(latitudeE7: Int32(number), longitudeE7: Int32(-number)),
            elevation: 1.239,
            heartRate: heartRate
        )
    }

    @Test func `a row comes back at the resolution of its channels`() {
        let fixes = Fixes([row(7, heartRate: 121.4)])
        #expect(fixes[0].elevation == 1.24)
        #expect(fixes[0].heartRate == 121)
        #expect(fixes[0].speed == nil)
        #expect(fixes.channels.map(\.id) == ["elevation", "heart-rate"])
    }

    @Test func `a channel that begins late is absent before`() {
        var fixes = Fixes([row(1), row(2)])
        fixes.append(row(3, heartRate: 90))
        #expect(fixes.indices.map { fixes.value(.heartRate, at: $0) } == [nil, nil, 90])
    }

    @Test func `a slice reads as itself and changes without touching the whole`() {
        let whole = Fixes((0..<6).map { row($0) })
        var slice = whole[2..<5]
        #expect(slice.count == 3 && slice.sequence(at: 0) == 2)
        slice.append(row(9, heartRate: 60))
        slice.removeTime(at: 0)
        #expect(slice.count == 4 && slice.time(at: 0) == nil && slice.sequence(at: 3) == 9)
        #expect(whole.count == 6 && whole.time(at: 2) == Instant(seconds: 2))
    }

    @Test func `equality is by rows and values, not by how the columns came to be`() {
        let whole = Fixes((0..<6).map { row($0, heartRate: $0 == 0 ? 80 : nil) })
        #expect(whole[1..<4] == Fixes((1..<4).map { row($0) }))
        #expect(whole[0..<2] != Fixes((0..<2).map { row($0) }))
        #expect(Fixes([row(1)]) != Fixes([row(2)]))
    }

    @Test func `joining keeps channels of both sides`() {
        var fixes = Fixes([row(0)])
        fixes.append(contentsOf: Fixes([row(1, heartRate: 70), row(2)])[0..<1])
        fixes.append(contentsOf: Fixes([row(5)]))
        #expect(fixes.indices.map { fixes.value(.heartRate, at: $0) } == [nil, 70, nil])
        #expect(fixes.indices.map { fixes.value(.elevation, at: $0) } == [1.24, 1.24, 1.24])
    }

    @Test func `a value that does not fit its channel is absent`() {
        var fixes = Fixes([row(0)])
        fixes.set(.power, to: .infinity, at: 0)
        fixes.set(.temperature, to: 1e12, at: 0)
        #expect(fixes.value(.power, at: 0) == nil && fixes.value(.temperature, at: 0) == nil)
    }

    @Test func `positions become fixes without times and come back`() {
        let places = [Position(latitudeE7: 1, longitudeE7: 2), Position(latitudeE7: 3, longitudeE7: -4)]
        let fixes = Fixes(positions: places)
        #expect(fixes.positions == places && fixes[1..<2].positions == [places[1]])
        #expect(fixes.time(at: 1) == nil && fixes.sequence(at: 1) == 1)
    }
}
