/// Morton codes: the bits of two numbers by turns, so that near points have near codes at every scale.
enum Morton {
    /// The code of a point; bits of `y` stand above those of `x`.
    @inline(__always)
    static func code(_ point: SIMD2<UInt32>) -> UInt64 { spread(point.x) | spread(point.y) << 1 }

    /// The bits of `value` on the even places.
    @inline(__always)
    static func spread(_ value: UInt32) -> UInt64 {
        var bits = UInt64(value)
        bits = (bits | bits << 16) & 0x0000_ffff_0000_ffff
        bits = (bits | bits << 8) & 0x00ff_00ff_00ff_00ff
        bits = (bits | bits << 4) & 0x0f0f_0f0f_0f0f_0f0f
        bits = (bits | bits << 2) & 0x3333_3333_3333_3333
        return (bits | bits << 1) & 0x5555_5555_5555_5555
    }

    /// The bits of a code on the even places, which `spread` put there.
    static func gathered(_ code: UInt64) -> UInt32 {
        var bits = code & 0x5555_5555_5555_5555
        bits = (bits | bits >> 1) & 0x3333_3333_3333_3333
        bits = (bits | bits >> 2) & 0x0f0f_0f0f_0f0f_0f0f
        bits = (bits | bits >> 4) & 0x00ff_00ff_00ff_00ff
        bits = (bits | bits >> 8) & 0x0000_ffff_0000_ffff
        return UInt32(truncatingIfNeeded: bits | bits >> 16)
    }
}
