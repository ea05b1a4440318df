extension VectorMath {
    /// Calls `body` with the start of each block of eight rows and the number of rows in it, 8 but for the last.
    @inline(__always)
    static func blocks(_ count: Int, _ body: (_ start: Int, _ rows: Int) -> Void) {
        var start = 0
        while start &+ 8 <= count {
            body(start, 8)
            start &+= 8
        }
        if start < count { body(start, count &- start) }
    }

    /// `rows` numbers from `column`; missing ones repeat the first, so that they are in the range of the function.
    @inline(__always)
    static func load<Vector: SIMD>(_ column: UnsafePointer<Vector.Scalar>, _ rows: Int, as type: Vector.Type) -> Vector
    where Vector: BitwiseCopyable {
        guard rows < 8 else { return UnsafeRawPointer(column).loadUnaligned(as: type) }
        var vector = Vector(repeating: column[0])
        for row in 1..<max(rows, 1) { vector[row] = column[row] }
        return vector
    }

    /// Writes the first `rows` numbers of `vector` to `column`.
    @inline(__always)
    static func store<Vector: SIMD>(_ vector: Vector, _ rows: Int, to column: UnsafeMutablePointer<Vector.Scalar>)
    where Vector: BitwiseCopyable {
        guard rows < 8 else { return UnsafeMutableRawPointer(column).storeBytes(of: vector, as: Vector.self) }
        for row in 0..<rows { column[row] = vector[row] }
    }
}
