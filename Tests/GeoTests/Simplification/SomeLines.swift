import TurGeo
import TurTestKit

/// Lines of the plane for property tests.
enum SomeLines {
    /// A line of `count` points, of one of several kinds: steps, anywhere, few places, straight.
    static func random(_ dice: inout SeededRandom, count: Int) -> PlanarPoints {
        let kind = dice.number(0..<4)
        var (x, y) = (0.0, 0.0)
        var points = PlanarPoints(x: [], y: [])
        for _ in 0..<count {
            switch kind {
            case 0: (x, y) = (x + dice.metres(-5..<9), y + dice.metres(-6..<6))
            case 1: (x, y) = (dice.metres(-100..<100), dice.metres(-100..<100))
            case 2: (x, y) = (Double(dice.number(0..<3)) * 10, Double(dice.number(0..<3)) * 10)
            default: (x, y) = (x + 1, 0)
            }
            points.x.append(x)
            points.y.append(y)
        }
        return points
    }

    /// A zigzag that shrinks: quadratic for Douglas–Peucker.
    static func zigzag(_ count: Int) -> PlanarPoints {
        let y = (0..<count).map { (row: Int) -> Double in
            let height = 10 + 0.1 * Double(count - row)
            return row % 2 == 0 ? height : -height
        }
        return PlanarPoints(x: ContiguousArray((0..<count).map { 3 * Double($0) }), y: ContiguousArray(y))
    }

    /// The distance of point `index` from the segment between two points.
    static func distance(_ points: PlanarPoints, _ index: Int, _ first: Int, _ last: Int) -> Double {
        let (dx, dy) = (points.x[last] - points.x[first], points.y[last] - points.y[first])
        let (ex, ey) = (points.x[index] - points.x[first], points.y[index] - points.y[first])
        let square = dx * dx + dy * dy
        let share = square > 0 ? min(max((ex * dx + ey * dy) / square, 0), 1) : 0
        let (fx, fy) = (ex - share * dx, ey - share * dy)
        return (fx * fx + fy * fy).squareRoot()
    }
}
