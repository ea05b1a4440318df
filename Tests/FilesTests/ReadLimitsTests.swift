import Testing
import TurFiles

@Suite struct ReadLimitsTests {
    @Test func `the default limits are those that reliability part 5 states`() {
        let limits = ReadLimits()
        #expect(limits.depth == 64 && limits.attributes == 64 && limits.nameBytes == 256)
        #expect(limits.textBytes == 1_048_576 && limits.fileBytes == 268_435_456 && limits.points == 5_000_000)
        #expect(limits.entries == 10_000 && limits.expansion == 100 && limits.expandedBytes == 1_073_741_824)
    }
}
