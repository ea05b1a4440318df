/// An index over polylines on the globe, for taps and viewports: rows P64, A11, S10.
///
/// A packed R-tree over chunks of segments, right across ±180°. Distances are those of the plane around the position asked
/// for, segments counted, not vertices; beyond 87° north and south, of the plane of the pole for all lines that come within
/// 10° of it. Far from the position the choice is off by what the plane bends. Lines are known by their place in the list:
/// give them in the order of their ids, so that of equally near ones the smaller id wins.
public struct LineIndex: Sendable {
    private static let turn = 3.6e9
    private let tree: SegmentTree
    private let north: PolarLineIndex
    private let south: PolarLineIndex

    /// The index of `lines`; empty ones are never found.
    ///
    /// - Complexity: O(n log n), n the number of fixes.
    public init(_ lines: [Fixes]) {
        var (x, y) = (ContiguousArray<Double>(), ContiguousArray<Double>())
        var starts: ContiguousArray<Int32> = [0]
        var maybePolar: [Int] = []
        for (number, line) in lines.enumerated() {
            line.withColumns { columns in
                var (east, isPolar) = (Int64(columns.longitudes[0]), false)
                for row in 0..<columns.count {
                    let step =
                        row > 0 ? Int64(columns.longitudes[row]) - Int64(columns.longitudes[row - 1]) : 0
                    let wrapped = LocalMetric.wrapped(step)
                    east += wrapped
                    isPolar = isPolar || PolarPlane.mayBeReached(latitude: columns.latitudes[row], step: wrapped)
                    x.append(Double(east))
                    y.append(Double(columns.latitudes[row]))
                }
                if isPolar { maybePolar.append(number) }
            }
            starts.append(Int32(x.count))
        }
        tree = SegmentTree(x: x, y: y, starts: starts)
        north = PolarLineIndex(lines, among: maybePolar, PolarPlane(isNorth: true))
        south = PolarLineIndex(lines, among: maybePolar, PolarPlane(isNorth: false))
    }

    /// Number of lines.
    public var count: Int { tree.lineCount }

    /// A line that lies near enough.
    public struct Hit: BitwiseCopyable, Sendable, Hashable {
        /// Place of the line in the list.
        public var line: Int
        /// Index of the segment within the line.
        public var segment: Int
        /// How far along the segment, 0 its start and 1 its end.
        public var share: Double
        /// Metres from the position that was asked for.
        public var distance: Double
    }

    /// The line nearest to `position` of those no further away than `tolerance` metres; nil when there is none.
    ///
    /// - Complexity: O(log n + chunks within the tolerance), and again for each turn that a line goes round the globe.
    public func nearest(to position: Position, within tolerance: Double) -> Hit? {
        Hit.nearest(within: tolerance) { search(position, tolerance, $0) }
    }

    /// All lines no further from `position` than `tolerance` metres, nearest first, for a chooser.
    ///
    /// - Complexity: O(log n + chunks within the tolerance).
    public func hits(at position: Position, within tolerance: Double) -> [Hit] {
        Hit.nearestOfLines(within: tolerance) { search(position, tolerance, $0) }
    }

    /// The lines that pass through `bounds` or touch its edge, in the order of the list.
    ///
    /// A segment is straight in degrees, as on a map of which degrees are the axes. Bounds whose south is above their north
    /// hold nothing.
    ///
    /// - Complexity: O(log n + chunks in the bounds).
    public func lines(in bounds: Bounds) -> [Int] {
        var found = Set<Int>()
        guard bounds.southE7 <= bounds.northE7 else { return [] }
        for part in bounds.parts {
            let box = SegmentTree.Box(
                Double(part.westE7),
                Double(part.southE7),
                Double(part.eastE7),
                Double(part.northE7)
            )
            eachTurn(box) { window, _ in found.formUnion(tree.lines(in: window)) }
        }
        return found.sorted()
    }

    /// Calls `body` with the nearest foot of each chunk that has one within the tolerance; it answers with the tolerance of
    /// what follows.
    private func search(_ position: Position, _ tolerance: Double, _ body: (Hit) -> Double) {
        guard tolerance >= 0 else { return }
        guard let pole = PolarPlane(around: position) else { return searchDegrees(position, tolerance, body) }
        let polar = pole.isNorth ? north : south
        var reach = tolerance
        polar.search(position, reach) { hit in
            reach = body(hit)
            return reach
        }
        // Further away there are lines that don't come near the pole.
        guard reach > PolarPlane.clearance else { return }
        searchDegrees(position, reach) { hit in
            if !polar.holds(hit.line) { reach = body(hit) }
            return reach
        }
    }

    private func searchDegrees(_ position: Position, _ tolerance: Double, _ body: (Hit) -> Double) {
        let plane = LocalPlane(around: position)
        let (x, y) = (Double(position.longitudeE7), Double(position.latitudeE7))
        var reach = tolerance
        eachTurn(window(x, y, tolerance, plane)) { window, shift in
            let foot = FootSearch(x: x + shift, y: y, scale: (plane.metresEast, plane.metresNorth))
            tree.searchFeet(foot, &window, reach: &reach) { hit, window in
                let next = body(hit)
                window = self.window(x + shift, y, next, plane)
                return next
            }
        }
    }

    private func window(_ x: Double, _ y: Double, _ reach: Double, _ plane: LocalPlane) -> SegmentTree.Box {
        let east = min(plane.metresEast > 0 ? reach / plane.metresEast : Self.turn, Self.turn / 2)
        let north = reach / plane.metresNorth
        // A unit more, so that rounding hides no tie.
        return SegmentTree.Box(x - east - 1, y - north - 1, x + east + 1, y + north + 1)
    }

    /// Calls `body` with the window in each turn of the globe in which lines lie.
    private func eachTurn(_ box: SegmentTree.Box, _ body: (_ window: inout SegmentTree.Box, _ shift: Double) -> Void) {
        guard let root = tree.root else { return }
        let first = ((root.x - box.z) / Self.turn).rounded(.up)
        let last = ((root.z - box.x) / Self.turn).rounded(.down)
        guard first <= last else { return }
        for turns in Int(first)...Int(last) {
            let shift = Double(turns) * Self.turn
            var window = box + SegmentTree.Box(shift, 0, shift, 0)
            body(&window, shift)
        }
    }
}
