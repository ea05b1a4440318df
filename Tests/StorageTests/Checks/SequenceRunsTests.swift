import Testing
import TurGeo
import TurStorage
import TurTestKit

struct SequenceRunsTests {
    @Test func `runs count what is there`() {
        var runs = SequenceRuns()
        runs.add(Fixture.walk(10))
        runs.add(Fixture.walk(10, first: 10))
        runs.add(Fixture.walk(5, first: 100))
        #expect(runs.count(in: 0..<1_000) == 25)
        #expect(runs.count(in: 5..<15) == 10)
        #expect(runs.count(in: 19..<101) == 2)
        #expect(runs.count(in: 20..<100) == 0)
        #expect(runs.count(in: -5..<1) == 1)
        #expect(SequenceRuns().count(in: 0..<9) == 0)
    }
}
