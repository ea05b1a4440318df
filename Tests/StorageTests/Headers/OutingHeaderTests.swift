import Testing
import TurGeo
import TurOutings
import TurStorage
import TurTestKit

struct OutingHeaderTests {
    private let source = Fixture.source("a")

    @Test func `a header sums up the legs`() {
        let walk = Fixture.leg("1", fixes: Fixture.walk(60), source: source)
        var run = Fixture.leg("2", kind: "run", fixes: Fixture.walk(30, first: 100), source: source, at: 100)
        (run.figures.ascent, run.figures.topSpeed) = (nil, 9)
        let header = OutingHeader(Outing(id: Fixture.id("o"), legs: [walk, run]))
        #expect(header.kinds == [KindID(rawValue: "walk"), KindID(rawValue: "run")] && header.legs == 2)
        #expect(header.fixes == 90 && header.duration == 90 && header.gapSeconds == 5)
        #expect(header.ascent == 12 && header.descent == 15 && header.topSpeed == 9 && header.heartRate == 101.25)
        #expect(header.start == walk.start && header.end == run.end)
        #expect(header.bounds?.contains(Fixture.walk(60).position(at: 59)) == true && !header.hasNote)
    }

    @Test func `numbers follow from time, then id; deleting closes the gap`() {
        let headers = [(5, "a"), (1, "b"), (5, "c"), (9, "d")].map { seconds, name in
            OutingHeader(Fixture.outing(name, fixes: Fixture.walk(3), source: source, at: Int64(seconds)))
        }
        let numbers = VisibleNumbers(headers)
        #expect(numbers.id(1) == headers[1].id && numbers[headers[3].id] == 4)
        let equal = [headers[0].id, headers[2].id].sorted { $0.description < $1.description }
        #expect([2, 3].map(numbers.id) == equal)
        #expect(numbers.id(0) == nil && numbers.id(5) == nil && numbers[Fixture.id("nobody")] == nil)
        #expect(VisibleNumbers([headers[3], headers[2], headers[0]])[headers[3].id] == 3)
    }
}
