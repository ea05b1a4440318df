extension Fixes {
    /// Where a line of fixes is nearest to a position.
    public struct Foot: BitwiseCopyable, Sendable, Hashable {
        /// Index of the segment, that is of the fix where it begins.
        public var segment: Int
        /// How far along the segment, 0 its start and 1 its end.
        public var share: Double
        /// The place on the line, rounded to a position.
        public var position: Position
        /// Metres from the position that was asked for.
        public var distance: Double
        /// Metres along the line from its start.
        public var chainage: Double
        /// On which side of the line the position lies, as one looks along it.
        public var side: LineSide
    }

    /// Where the line through these fixes is nearest to `position`; nil without fixes.
    ///
    /// Segments count, not only fixes. In the plane around `position`: exact for hits and kilometres around, for far lines
    /// the choice of the foot is off by what the plane bends. Right across ±180°; beyond 87° north and south in the plane of
    /// the pole. Of equally near feet the first.
    ///
    /// - Complexity: O(n).
    public func foot(of position: Position) -> Foot? {
        if let plane = PolarPlane(around: position) {
            return polarFoot(plane.point(position), on: plane.points(self), plane)
        }
        let plane = LocalPlane(around: position)
        let line = unwrapped(around: position)
        let best = Self.nearest(line, plane)
        return best.map {
            finished($0.foot, side: $0.search.side(line.x, line.y, segment: $0.foot.segment, share: $0.foot.share))
        }
    }

    /// The nearest foot on any turn of a line, and the position as that turn sees it.
    private static func nearest(_ line: PlanarPoints, _ plane: LocalPlane) -> (foot: LineFoot, search: FootSearch)? {
        let scale = (plane.metresEast, plane.metresNorth)
        let turns = ((line.x.min() ?? 0) / 3.6e9).rounded()...((line.x.max() ?? 0) / 3.6e9).rounded()
        guard turns.lowerBound < turns.upperBound else {
            let search = FootSearch(x: turns.lowerBound * 3.6e9, y: 0, scale: scale)
            return search.foot(on: line).map { ($0, search) }
        }
        // A segment goes at most half round, so that only the copies of the position next to its start can be nearest.
        var best: (segment: Int, square: Double, share: Double, search: FootSearch)?
        let (x, y) = (line.x, line.y)
        for vertex in 0..<(line.count - 1) {
            let turn = (x[vertex] / 3.6e9).rounded()
            for step in -1...1 where turns.contains(turn + Double(step)) {
                let search = FootSearch(x: (turn + Double(step)) * 3.6e9, y: 0, scale: scale)
                let foot = search.foot(x[vertex], y[vertex], x[vertex + 1], y[vertex + 1])
                if foot.square < best?.square ?? .infinity { best = (vertex, foot.square, foot.share, search) }
            }
        }
        return best.map {
            (LineFoot(segment: $0.segment, share: $0.share, distance: $0.square.squareRoot()), $0.search)
        }
    }

    private func polarFoot(_ point: (x: Double, y: Double), on line: PlanarPoints, _ plane: PolarPlane) -> Foot? {
        guard let foot = line.foot(x: point.x, y: point.y) else { return nil }
        var found = finished(foot, side: line.side(x: point.x, y: point.y, at: foot))
        let next = Swift.min(foot.segment + 1, count - 1)
        // In degrees the way from fix to fix is another one.
        if foot.share > 0, foot.share < 1 {
            found.position = plane.position(
                x: line.x[foot.segment] + foot.share * (line.x[next] - line.x[foot.segment]),
                y: line.y[foot.segment] + foot.share * (line.y[next] - line.y[foot.segment])
            )
        }
        return found
    }

    private func finished(_ foot: LineFoot, side: LineSide) -> Foot {
        let next = Swift.min(foot.segment + 1, count - 1)
        let (from, to) = (position(at: foot.segment), position(at: next))
        return Foot(
            segment: foot.segment,
            share: foot.share,
            position: from.interpolated(to: to, share: foot.share),
            distance: foot.distance,
            chainage: LocalMetric.length(self[0..<(foot.segment + 1)]) + foot.share * LocalMetric.distance(from, to),
            side: side
        )
    }

    /// Fixes in 1e-7 degree east and north of `origin`, each the short way from the one before.
    private func unwrapped(around origin: Position) -> PlanarPoints {
        var (x, y) = (ContiguousArray<Double>(), ContiguousArray<Double>())
        x.reserveCapacity(count)
        y.reserveCapacity(count)
        var east = Int64(0)
        var last = origin.longitudeE7
        for index in indices {
            let position = position(at: index)
            east += LocalMetric.wrapped(Int64(position.longitudeE7) - Int64(last))
            last = position.longitudeE7
            x.append(Double(east))
            y.append(Double(Int64(position.latitudeE7) - Int64(origin.latitudeE7)))
        }
        return PlanarPoints(x: x, y: y)
    }
}
