/// A line whose points know their neighbours, so that one can be taken out; all of a point in one place of memory.
///
/// When half of the points have gone, the others close up: neighbours stand side by side in memory again, in the same order.
struct LinkedLine {
    private struct Point: BitwiseCopyable {
        let x: Double
        let y: Double
        /// The area of its triangle; -1 when it has gone.
        var area = Double.infinity
        var before: Int32
        var after: Int32
    }

    /// As many points stay in the nearer caches.
    private static let few = 8_192

    private let points: UnsafeMutablePointer<Point>
    private let memory: Block<UInt8>
    /// For each place the index of its point in the whole line.
    private let names: Block<Int32>
    /// The number of places.
    private(set) var count: Int
    private var left: Int

    init(_ line: PlanarPoints) {
        (count, left) = (line.count, line.count)
        // So that no point lies across two lines of the cache.
        memory = Block(uninitialized: count * MemoryLayout<Point>.stride + 64)
        points = UnsafeMutableRawPointer(memory.start).alignedUp(toMultipleOf: 64)
            .bindMemory(to: Point.self, capacity: count)
        names = Block(uninitialized: count)
        for index in 0..<count { put(x: line.x[index], y: line.y[index], named: Int32(index), at: index) }
    }

    /// The index in the whole line of the point at a place.
    func name(_ place: Int32) -> Int32 { names[Int(place)] }

    /// Whether a place is none of the ends.
    func isInner(_ place: Int32) -> Bool { place > 0 && Int(place) < count - 1 }

    /// Says whether the point of an entry is there, with this area; without a hold on the memory, so that asking is cheap.
    var holds: (AreaQueue.Entry) -> Bool {
        @inline(__always) get {
            { [points] entry in
                AreaQueue.area(entry).bitPattern == points[Int(AreaQueue.point(entry))].area.bitPattern
            }
        }
    }

    /// Measures the triangle of an inner point with its neighbours.
    @inline(__always)
    func measured(_ place: Int32) -> AreaQueue.Entry {
        let b = points[Int(place)]
        let (a, c) = (points[Int(b.before)], points[Int(b.after)])
        let (ux, uy) = (b.x - a.x, b.y - a.y)
        let (vx, vy) = (c.x - a.x, c.y - a.y)
        let entry = AreaQueue.entry(place, area: abs(ux * vy - uy * vx) / 2)
        points[Int(place)].area = AreaQueue.area(entry)
        return entry
    }

    /// Takes an inner point out; the answer is its neighbours.
    @inline(__always)
    mutating func remove(_ place: Int32) -> (before: Int32, after: Int32) {
        let (before, after) = (points[Int(place)].before, points[Int(place)].after)
        points[Int(place)].area = -1
        points[Int(before)].after = after
        points[Int(after)].before = before
        left -= 1
        return (before, after)
    }

    /// Whether closing up is worth its while.
    var isSparse: Bool { 2 * left < count && count > Self.few }

    /// Gives the points that are left new places, one behind the other.
    mutating func closeUp() {
        var place = 0
        for old in 0..<count where points[old].area >= 0 || points[old].area.isNaN {
            put(x: points[old].x, y: points[old].y, named: names[old], at: place)
            place += 1
        }
        count = place
    }

    private func put(x: Double, y: Double, named name: Int32, at place: Int) {
        let (before, after) = (Int32(place) - 1, Int32(place) + 1)
        points.advanced(by: place).initialize(to: Point(x: x, y: y, before: before, after: after))
        names[place] = name
    }
}
