extension PlanarPoints {
    /// Where this line of the plane is nearest to a point; nil when it has no vertex.
    ///
    /// Segments count, not only vertices. Of equally near feet the first.
    ///
    /// - Complexity: O(n).
    public func foot(x: Double, y: Double) -> LineFoot? {
        let search = FootSearch(x: x, y: y, scale: (1, 1))
        return search.foot(on: self)
    }

    /// On which side of this line, as one looks along it, a point lies whose foot is `foot`.
    public func side(x: Double, y: Double, at foot: LineFoot) -> LineSide {
        FootSearch(x: x, y: y, scale: (1, 1)).side(self.x, self.y, segment: foot.segment, share: foot.share)
    }

    /// Metres along this line from its start to `foot`.
    ///
    /// - Complexity: O(n).
    public func chainage(of foot: LineFoot) -> Double {
        var sum = 0.0
        for vertex in 0..<min(foot.segment, count - 1) { sum += step(vertex) }
        return foot.segment < count - 1 ? sum + foot.share * step(foot.segment) : sum
    }

    private func step(_ vertex: Int) -> Double {
        let (east, north) = (x[vertex + 1] - x[vertex], y[vertex + 1] - y[vertex])
        return (east * east + north * north).squareRoot()
    }
}

extension FootSearch {
    func foot(on line: PlanarPoints) -> LineFoot? {
        guard line.count > 0 else { return nil }
        return line.x.withUnsafeBufferPointer { xs in
            line.y.withUnsafeBufferPointer { ys in
                guard let x = xs.baseAddress, let y = ys.baseAddress else { return nil }
                return nearest(x, y, 0...(line.count - 1), limit: .infinity).map {
                    LineFoot(segment: $0.segment, share: $0.share, distance: $0.square.squareRoot())
                }
            }
        }
    }
}
