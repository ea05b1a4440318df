/// A static R-tree over chunks of segments, the base of the line indexes.
///
/// Lines are cut into chunks of up to 16 segments; their boxes are sorted along a Hilbert curve and packed, 16 to a node,
/// level upon level. Everything lies in flat columns; nothing is allocated while it is asked.
struct SegmentTree: Sendable {
    /// West, south, east, north.
    typealias Box = SIMD4<Double>
    private static let chunkLength = 16
    private static let fanOut = 16
    /// Makes up for the rounding of a root and its square, so that ties are seen.
    private static let tie = 1.000_000_000_000_001

    /// Vertices of all lines, one line after the other.
    let x: ContiguousArray<Double>
    let y: ContiguousArray<Double>
    /// Where the vertices of each line begin, and where those of the last one end.
    let starts: ContiguousArray<Int32>
    /// First vertex of each chunk, in the order of the leaves.
    private var chunks: ContiguousArray<Int32> = []
    /// Line of each chunk.
    private var lines: ContiguousArray<Int32> = []
    /// Boxes of the leaves, then of each level above, the root last.
    private var boxes: ContiguousArray<Box> = []
    /// Where each level begins in `boxes`.
    private var levels: [Int] = [0]

    /// - Complexity: O(n log n), n the number of chunks.
    init(x: ContiguousArray<Double>, y: ContiguousArray<Double>, starts: ContiguousArray<Int32>) {
        (self.x, self.y, self.starts) = (x, y, starts)
        cut()
        sort()
        pack()
    }

    /// The box of everything; nil when there is nothing.
    var root: Box? { boxes.last }

    /// Number of lines.
    var lineCount: Int { starts.count - 1 }

    private mutating func cut() {
        for line in 0..<lineCount {
            let (first, end) = (Int(starts[line]), Int(starts[line + 1]))
            guard end > first else { continue }
            // A line of one vertex is a segment without length.
            for vertex in stride(from: first, to: max(end - 1, first + 1), by: Self.chunkLength) {
                chunks.append(Int32(vertex))
                lines.append(Int32(line))
                boxes.append(box(of: vertex...last(of: vertex, line: line)))
            }
        }
    }

    /// The last vertex of the chunk that begins at `vertex`.
    private func last(of vertex: Int, line: Int) -> Int {
        min(vertex + Self.chunkLength, Int(starts[line + 1]) - 1)
    }

    private func box(of vertices: ClosedRange<Int>) -> Box {
        var box = Box(.infinity, .infinity, -.infinity, -.infinity)
        for vertex in vertices {
            box.x = min(box.x, x[vertex])
            box.y = min(box.y, y[vertex])
            box.z = max(box.z, x[vertex])
            box.w = max(box.w, y[vertex])
        }
        return box
    }

    private mutating func sort() {
        let all = union(boxes[...])
        let scale = 65_535 / max(all.z - all.x, all.w - all.y, 1e-9)
        let keys = boxes.map { box in
            let (east, north) = ((box.x + box.z) / 2 - all.x, (box.y + box.w) / 2 - all.y)
            return HilbertCurve.distance(Self.key(east * scale), Self.key(north * scale))
        }
        let order = boxes.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }
        (chunks, lines) = (ContiguousArray(order.map { chunks[$0] }), ContiguousArray(order.map { lines[$0] }))
        boxes = ContiguousArray(order.map { boxes[$0] })
    }

    /// A coordinate of the curve; of what is no number the first.
    private static func key(_ value: Double) -> UInt32 { value > 0 ? UInt32(min(value, 65_535)) : 0 }

    private mutating func pack() {
        var level = 0..<boxes.count
        while level.count > 1 {
            levels.append(boxes.count)
            for first in stride(from: level.lowerBound, to: level.upperBound, by: Self.fanOut) {
                boxes.append(union(boxes[first..<min(first + Self.fanOut, level.upperBound)]))
            }
            level = level.upperBound..<boxes.count
        }
    }

    private func union(_ boxes: ContiguousArray<Box>.SubSequence) -> Box {
        boxes.reduce(Box(.infinity, .infinity, -.infinity, -.infinity)) { sum, box in
            Box(min(sum.x, box.x), min(sum.y, box.y), max(sum.z, box.z), max(sum.w, box.w))
        }
    }

    /// Calls `body` with the line and the vertices of each chunk whose box meets `window`, which `body` may shrink.
    ///
    /// - Complexity: O(log n + chunks met), for lines that are spread.
    func search(_ window: inout Box, _ body: (_ line: Int, _ vertices: ClosedRange<Int>, _ window: inout Box) -> Void) {
        guard let root, meet(root, window) else { return }
        visit(levels.count - 1, 0, &window, body)
    }

    private func visit(
        _ level: Int,
        _ node: Int,
        _ window: inout Box,
        _ body: (_ line: Int, _ vertices: ClosedRange<Int>, _ window: inout Box) -> Void
    ) {
        guard level > 0 else {
            let (first, line) = (Int(chunks[node]), Int(lines[node]))
            return body(line, first...last(of: first, line: line), &window)
        }
        let below = levels[level - 1]
        let count = levels[level] - below
        for child in (node * Self.fanOut)..<min((node + 1) * Self.fanOut, count)
        where meet(boxes[below + child], window) {
            visit(level - 1, child, &window, body)
        }
    }

    @inline(__always)
    private func meet(_ a: Box, _ b: Box) -> Bool { a.x <= b.z && b.x <= a.z && a.y <= b.w && b.y <= a.w }

    /// The lines that pass through `box` or touch its edge.
    func lines(in box: Box) -> Set<Int> {
        var (found, window) = (Set<Int>(), box)
        search(&window) { line, vertices, window in
            if !found.contains(line), passes(vertices, window) { found.insert(line) }
        }
        return found
    }

    private func passes(_ vertices: ClosedRange<Int>, _ window: Box) -> Bool {
        (vertices.lowerBound..<max(vertices.upperBound, vertices.lowerBound + 1)).contains { vertex in
            let end = min(vertex + 1, vertices.upperBound)
            return SegmentClip.passes((x[vertex], y[vertex]), (x[end], y[end]), window)
        }
    }

    /// Calls `body` with the nearest foot of each chunk that has one within `reach` metres; it may shrink the window, and
    /// answers with the reach of what follows.
    func searchFeet(
        _ foot: FootSearch,
        _ window: inout Box,
        reach: inout Double,
        _ body: (_ hit: LineIndex.Hit, _ window: inout Box) -> Double
    ) {
        x.withUnsafeBufferPointer { xs in
            y.withUnsafeBufferPointer { ys in
                guard let x = xs.baseAddress, let y = ys.baseAddress else { return }
                search(&window) { line, vertices, window in
                    guard let found = foot.nearest(x, y, vertices, limit: reach * reach * Self.tie) else { return }
                    let segment = found.segment - Int(starts[line])
                    let distance = min(found.square.squareRoot(), reach)
                    let hit = LineIndex.Hit(line: line, segment: segment, share: found.share, distance: distance)
                    reach = body(hit, &window)
                }
            }
        }
    }
}
