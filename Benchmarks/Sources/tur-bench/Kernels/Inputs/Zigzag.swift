import TurGeo

/// The worst line for Douglas–Peucker: up and down with shrinking height, so that each split takes off one point.
enum Zigzag {
    /// A zigzag of `count` points, one metre apart in x; all are kept at 5 m.
    static func points(_ count: Int) -> PlanarPoints {
        let y = (0..<count).map { (row: Int) -> Double in
            let height = 10 + 0.1 * Double(count - row)
            return row % 2 == 0 ? height : -height
        }
        return PlanarPoints(x: ContiguousArray((0..<count).map(Double.init)), y: ContiguousArray(y))
    }
}
