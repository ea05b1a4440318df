/// The places around a cell, kept for the entries that follow in the same one.
///
/// Where the cells around hold many points, those of the finest level are taken instead.
final class CellSurroundings {
    private var key = UInt64.max
    private var fineKey = UInt64.max
    private var isCrowded = false
    /// First and last place, exclusive, of sorted entries, cell by cell.
    let runs = Block<SIMD2<Int32>>(uninitialized: 9)
    /// First late entries of the same cells.
    let lates = Block<Int32>(uninitialized: 9)
    /// Number of cells that hold any.
    private(set) var count = 0
    /// Width of the cells, in steps: all that is not further away lies in them.
    private(set) var cellWidth: UInt64 = 0

    /// More points than this in nine cells are many.
    private static let crowd = 64

    /// Drops what is kept, since the level changes.
    func forget() { (key, fineKey) = (.max, .max) }

    /// Looks up the cells around that of `place`.
    @inline(__always)
    func move(to place: SIMD2<UInt32>, in level: MortonLevel) {
        let key = level.grid.key(place)
        if key != self.key {
            self.key = key
            fineKey = .max
            let points = collect(place, level.grid, level)
            isCrowded = level.fineGrid != nil && points > Self.crowd
        }
        guard isCrowded, let grid = level.fineGrid else { return }
        let fineKey = grid.key(place)
        guard fineKey != self.fineKey else { return }
        self.fineKey = fineKey
        collect(place, grid, level)
    }

    /// Fills the lists; the answer is how many sorted points there are.
    @discardableResult
    @inline(__always)
    private func collect(_ place: SIMD2<UInt32>, _ grid: MortonGrid, _ level: MortonLevel) -> Int {
        var points = 0
        count = 0
        cellWidth = grid.cellWidth
        grid.around(place) { code in
            let (places, late) = (grid.places(code), level.firstLate(code))
            guard !places.isEmpty || late >= 0 else { return }
            runs[count] = SIMD2(places.lowerBound, places.upperBound)
            lates[count] = late
            count += 1
            points += Int(places.upperBound &- places.lowerBound)
        }
        return points
    }
}
