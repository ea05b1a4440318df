/// Whether segments meet boxes.
enum SegmentClip {
    /// Whether the segment from `a` to `b` shares a point with `box`, edges included (Liang and Barsky's clipping).
    static func passes(_ a: (x: Double, y: Double), _ b: (x: Double, y: Double), _ box: SegmentTree.Box) -> Bool {
        var span = (0.0, 1.0)
        return narrow(&span, from: a.x, by: b.x - a.x, box.x, box.z)
            && narrow(&span, from: a.y, by: b.y - a.y, box.y, box.w)
    }

    /// Cuts the span of shares down to those within `low` and `high` on one axis; false when nothing is left.
    private static func narrow(
        _ span: inout (Double, Double),
        from start: Double,
        by step: Double,
        _ low: Double,
        _ high: Double
    ) -> Bool {
        guard step != 0 else { return start >= low && start <= high }
        let (first, second) = ((low - start) / step, (high - start) / step)
        span = (max(span.0, min(first, second)), min(span.1, max(first, second)))
        return span.0 <= span.1
    }
}
