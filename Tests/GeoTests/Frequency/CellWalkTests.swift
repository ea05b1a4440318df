import Testing
import TurTestKit

@testable import TurGeo

@Suite struct CellWalkTests {
    private func cells(_ walk: CellWalk, _ a: (x: UInt32, y: UInt32), _ b: (x: UInt32, y: UInt32)) -> [SIMD2<Int64>] {
        var cells: [SIMD2<Int64>] = []
        walk.cells(from: a, to: b) { cells.append(SIMD2($0, $1)) }
        return cells
    }

    /// The shares of a step during which it lies in a half-open range: from where, and whether only just after it.
    private struct Span {
        var (start, end) = (0.0, 1.0)
        var (isAfterStart, isBeforeEnd) = (false, false)

        var isEmpty: Bool { start > end || (start == end && (isAfterStart || isBeforeEnd)) }

        mutating func cut(from value: Int, by step: Int, to range: Range<Int>) {
            guard step != 0 else {
                if !range.contains(value) { start = 2 }
                return
            }
            // Quotients of small numbers are equal as doubles exactly where they are equal.
            let low = Double(range.lowerBound - value) / Double(step)
            let high = Double(range.upperBound - value) / Double(step)
            let (first, last) = (min(low, high), max(low, high))
            if first > start {
                (start, isAfterStart) = (first, step < 0)
            } else if first == start, step < 0 {
                isAfterStart = true
            }
            if last < end { (end, isBeforeEnd) = (last, step > 0) } else if last == end, step > 0 { isBeforeEnd = true }
        }
    }

    /// Every cell of the box around the step that holds a point of it, in the order in which the step comes to them.
    private func naive(_ a: SIMD2<Int>, _ b: SIMD2<Int>, side: Int) -> [SIMD2<Int64>] {
        var found: [(cell: SIMD2<Int64>, span: Span)] = []
        for column in (min(a.x, b.x) / side)...(max(a.x, b.x) / side) {
            for row in (min(a.y, b.y) / side)...(max(a.y, b.y) / side) {
                var span = Span()
                span.cut(from: a.x, by: b.x - a.x, to: (column * side)..<((column + 1) * side))
                span.cut(from: a.y, by: b.y - a.y, to: (row * side)..<((row + 1) * side))
                if !span.isEmpty { found.append((SIMD2(Int64(column), Int64(row)), span)) }
            }
        }
        found.sort {
            ($0.span.start, $0.span.isAfterStart ? 1 : 0) < ($1.span.start, $1.span.isAfterStart ? 1 : 0)
        }
        return found.map(\.cell)
    }

    @Test func `a step passes the cells that hold a point of it, in order, wherever it lies and however fine`() {
        SeededRandom.eachOfSeeds { dice in
            for _ in 0..<4_000 {
                let (a, b) = (
                    SIMD2(dice.whole(0...40), dice.whole(0...40)), SIMD2(dice.whole(0...40), dice.whole(0...40))
                )
                let expected = naive(a, b, side: 8)
                let place = { (point: SIMD2<Int>) in (UInt32(point.x), UInt32(point.y)) }
                #expect(cells(CellWalk(shift: 3), place(a), place(b)) == expected, "\(a) \(b)")
                // The same, 2^20 times as great, across the edge of the world and up to its southern edge.
                let (column, row) = (UInt32(dice.whole(508...511)), UInt32(506))
                let far = { (point: SIMD2<Int>) in
                    ((UInt32(point.x) << 20) &+ column << 23, UInt32(point.y) << 20 + row << 23)
                }
                let there = cells(CellWalk(shift: 23), far(a), far(b))
                let wraps = Int64(a.x >> 3) + Int64(column) >= 512 ? Int64(512) : 0
                let shift = SIMD2(Int64(column) - wraps, Int64(row))
                #expect(there == expected.map { $0 &+ shift }, "\(a) \(b), column \(column)")
            }
        }
    }

    @Test func `a step through corners passes the cells that hold the points of it`() {
        let walk = CellWalk(shift: 4)
        #expect(cells(walk, (8, 8), (40, 40)) == [SIMD2(0, 0), SIMD2(1, 1), SIMD2(2, 2)])
        #expect(cells(walk, (40, 40), (8, 8)) == [SIMD2(2, 2), SIMD2(1, 1), SIMD2(0, 0)])
        // The corner itself belongs to the cell south-east of it.
        #expect(cells(walk, (8, 24), (24, 8)) == [SIMD2(0, 1), SIMD2(1, 1), SIMD2(1, 0)])
        #expect(cells(walk, (24, 8), (8, 24)) == [SIMD2(1, 0), SIMD2(1, 1), SIMD2(0, 1)])
        #expect(cells(walk, (0, 0), (16, 0)) == [SIMD2(0, 0), SIMD2(1, 0)])
        #expect(cells(walk, (16, 5), (15, 5)) == [SIMD2(1, 0), SIMD2(0, 0)])
        #expect(cells(walk, (5, 5), (5, 5)) == [SIMD2(0, 0)])
        // Westward over the world's edge.
        #expect(cells(walk, (3, 0), (.max, 0)) == [SIMD2(0, 0), SIMD2(-1, 0)])
    }

    @Test func `steps over half of the world keep to their line at the finest cells`() {
        // Down a diagonal of slope two to one, 2^12 cells east; off by a step it would enter other cells.
        let walk = CellWalk(shift: 12)
        let found = cells(walk, (1, 0), (1 + 1 << 24, 1 << 25))
        #expect(found.count == 1 << 12 + 1 << 13 + 1)
        #expect(found.allSatisfy { $0.y >= 2 * $0.x - 1 && $0.y <= 2 * $0.x + 2 })
        // The world is one cell at level 0.
        #expect(cells(CellWalk(shift: 32), (0, 0), (.max / 2, .max)) == [SIMD2(0, 0)])
    }
}
