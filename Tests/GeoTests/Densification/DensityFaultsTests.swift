import Testing
import TurGeo

@Suite struct DensityFaultsTests {
    @Test func `each fault is counted`() {
        var fixes = Fixes()
        for (index, row) in [(0, 0), (2, 10), (2, 10), (6, 20), (8, 9_000), (10, 9_000)].enumerated() {
            let position = Position(latitudeE7: 0, longitudeE7: Int32(row.1))
            fixes.append(sequence: Int64(index), time: Instant(seconds: Int64(row.0)), position: position)
        }
        fixes.set(.horizontalAccuracy, to: 50.5, at: 1)
        fixes.set(.horizontalAccuracy, to: 50, at: 2)
        let faults = DensityFaults(fixes, from: Instant(seconds: 1), to: Instant(seconds: 9))
        #expect([faults.gaps, faults.jumps, faults.inaccurate, faults.duplicates, faults.outside] == [1, 1, 1, 1, 2])
    }
}
