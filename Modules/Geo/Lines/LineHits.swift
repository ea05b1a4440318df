extension LineIndex.Hit {
    /// Calls its argument with each hit; that answers with the tolerance of what follows.
    typealias Search = (_ body: (LineIndex.Hit) -> Double) -> Void

    /// The nearest of the hits of a search, of equally near ones the first by line and segment.
    static func nearest(within tolerance: Double, _ search: Search) -> LineIndex.Hit? {
        var best: LineIndex.Hit?
        search { hit in
            let held = best.map { ($0.distance, $0.line, $0.segment) } ?? (.infinity, .max, .max)
            if (hit.distance, hit.line, hit.segment) < held { best = hit }
            return best?.distance ?? tolerance
        }
        return best
    }

    /// Of each line the nearest of the hits of a search, the nearest line first.
    static func nearestOfLines(within tolerance: Double, _ search: Search) -> [LineIndex.Hit] {
        var (all, hits) = ([LineIndex.Hit](), [LineIndex.Hit]())
        search { hit in
            all.append(hit)
            return tolerance
        }
        all.sort { ($0.line, $0.distance, $0.segment) < ($1.line, $1.distance, $1.segment) }
        for hit in all where hits.last?.line != hit.line { hits.append(hit) }
        return hits.sorted { ($0.distance, $0.line) < ($1.distance, $1.line) }
    }
}
