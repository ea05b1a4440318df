/// Writes lines as differences of whole units: zigzag, then seven bits a byte with the high bit as "goes on".
///
/// A pen remembers the last point through all that is written, so that outings around one town cost little. Per track:
/// number of runs, each as leg, number of points and points; then, when there are runs, the label from the pen; number
/// of heights and their differences. Routes are tracks without label and heights; then come the markers.
struct GeometryWriter {
    private(set) var bytes: [UInt8] = []
    private(set) var points = 0
    private(set) var runs = 0
    private var pen = MapPoint(x: 0, y: 0)

    mutating func write(_ runs: [MapRun]) {
        count(runs.count)
        self.runs += runs.count
        for run in runs {
            count(run.leg)
            count(run.points.count)
            points += run.points.count
            for point in run.points { move(to: point) }
        }
    }

    mutating func writeLabel(_ point: MapPoint) {
        signed(point.x - pen.x)
        signed(point.y - pen.y)
    }

    mutating func writeProfile(_ heights: [Int]) {
        count(heights.count)
        var last = 0
        for height in heights {
            signed(height - last)
            last = height
        }
    }

    mutating func move(to point: MapPoint) {
        writeLabel(point)
        pen = point
    }

    private mutating func signed(_ value: Int) { count(value << 1 ^ value >> 63) }

    private mutating func count(_ value: Int) {
        var rest = value
        while rest > 127 {
            bytes.append(UInt8(rest & 127 | 128))
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }
}
