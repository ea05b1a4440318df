/// Points in Morton order cut into the square cells of one level, which are found by a hash of their code.
struct MortonGrid {
    /// Cells are 2^(32 − level) steps wide.
    let level: Int
    private let keys: Block<UInt64>
    private let starts: Block<Int32>
    private let table: Block<Int32>
    private let mask: UInt64

    /// The cells of points with these ascending codes; `count` is their number.
    init(_ codes: Block<UInt64>, level: Int, cells count: Int) {
        self.level = level
        keys = Block(uninitialized: count)
        starts = Block(uninitialized: count + 1)
        let size = 1 << (Int.bitWidth - max(63, count * 2 - 1).leadingZeroBitCount)
        table = Block(repeating: -1, count: size)
        mask = UInt64(size - 1)
        fill(codes)
    }

    private func fill(_ codes: Block<UInt64>) {
        let shift = UInt64(64 - 2 * level)
        var cell = 0
        for index in 0..<codes.count {
            let key = level == 0 ? 0 : codes[index] >> shift
            guard cell == 0 || keys[cell - 1] != key else { continue }
            keys[cell] = key
            starts[cell] = Int32(truncatingIfNeeded: index)
            var slot = Self.slot(key) & mask
            while table[Int(slot)] >= 0 { slot = (slot + 1) & mask }
            table[Int(slot)] = Int32(truncatingIfNeeded: cell)
            cell += 1
        }
        starts[cell] = Int32(truncatingIfNeeded: codes.count)
    }

    /// The places of the points in the cell of that code.
    @inline(__always)
    func places(_ key: UInt64) -> Range<Int32> {
        var slot = Self.slot(key) & mask
        while true {
            let cell = Int(table[Int(slot)])
            if cell < 0 { return 0..<0 }
            if keys[cell] == key { return starts[cell]..<starts[cell + 1] }
            slot = (slot + 1) & mask
        }
    }

    /// Eight neighbouring cells stay together, which is kind to the cache; such blocks are scattered by a multiplication.
    ///
    /// Greater blocks are full where points are even, and then push each other far away.
    @inline(__always)
    static func slot(_ key: UInt64) -> UInt64 {
        let block = (key >> 3) &* 0x9e37_79b9_7f4a_7c15
        return (block >> 20) & ~7 | key & 7
    }

    /// With how many points a point shares its cell, itself counted, on average.
    var crowding: Double {
        var squares = 0.0
        for cell in 0..<keys.count {
            let size = Double(starts[cell + 1] - starts[cell])
            squares += size * size
        }
        return squares / max(1, Double(starts[keys.count]))
    }

    /// Width of a cell, in steps of 2⁻³² of the world.
    var cellWidth: UInt64 { 1 << UInt64(32 - level) }

    /// Calls `body` with the cell codes around `place`: three by three, round across, fewer at the edges north and south.
    @inline(__always)
    func around(_ place: SIMD2<UInt32>, _ body: (UInt64) -> Void) {
        let width = UInt32(1) << UInt32(level)
        let (x, y) = (cell(place.x), cell(place.y))
        for row in (y == 0 ? 0 : y - 1)...min(y + 1, width - 1) {
            let above = Morton.spread(row) << 1
            guard width > 2 else {
                for column in 0..<width { body(above | Morton.spread(column)) }
                continue
            }
            body(above | Morton.spread((x &- 1) & (width - 1)))
            body(above | Morton.spread(x))
            body(above | Morton.spread((x + 1) & (width - 1)))
        }
    }

    @inline(__always)
    private func cell(_ coordinate: UInt32) -> UInt32 { level == 0 ? 0 : coordinate >> UInt32(32 - level) }

    /// The code of the cell that holds `place`.
    @inline(__always)
    func key(_ place: SIMD2<UInt32>) -> UInt64 {
        Morton.spread(cell(place.x)) | Morton.spread(cell(place.y)) << 1
    }
}
