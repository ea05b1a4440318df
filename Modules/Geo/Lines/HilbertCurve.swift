/// The Hilbert curve through a square of 2^16 cells a side, which keeps near what is near.
enum HilbertCurve {
    /// How far along the curve the cell lies; both numbers below 2^16.
    static func distance(_ x: UInt32, _ y: UInt32) -> UInt32 {
        var (x, y) = (x, y)
        var distance: UInt32 = 0
        var side: UInt32 = 1 << 15
        while side > 0 {
            let (right, upper) = (x & side != 0, y & side != 0)
            distance &+= side &* side &* ((right ? 3 : 0) ^ (upper ? 1 : 0))
            if !upper {
                if right { (x, y) = (65_535 &- x, 65_535 &- y) }
                swap(&x, &y)
            }
            side >>= 1
        }
        return distance
    }
}
