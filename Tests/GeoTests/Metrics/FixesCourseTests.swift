import Testing
import TurTestKit

@testable import TurGeo

@Suite struct FixesCourseTests {
    @Test func `the heading comes from the last fix at least ten metres back`() throws {
        // 5.57 m north a step, and a step aside at the end.
        var positions = (0..<5).map { Position(latitudeE7: 600_000_000 + $0 * 500, longitudeE7: 100_000_000) }
        positions.append(Position(latitudeE7: 600_002_000, longitudeE7: 100_001_000))
        let fixes = Fixes(positions: positions)
        #expect(fixes.course(at: 0) == nil && fixes.course(at: 1) == nil)
        #expect(fixes.course(at: 2) == 0)
        // 5.58 m east of the last and 5.57 m further south the one before, 7.9 m off; so the third last: 26.6°.
        #expect(fixes.course(at: 5) == GreatCircle.course(from: positions[2], to: positions[5]))
        #expect(fixes.course(at: 5, minimumDistance: 5) == GreatCircle.course(from: positions[4], to: positions[5]))
    }
}
