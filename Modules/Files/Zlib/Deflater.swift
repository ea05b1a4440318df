internal import CTurZlib

/// Packs bytes into bare deflate data.
enum Deflater {
    /// Appends the packed form of `bytes` to `packed`; `level` is 0 (store) to 9 (smallest).
    static func deflate(
        _ bytes: UnsafeBufferPointer<UInt8>,
        level: Int,
        to packed: inout [UInt8]
    ) throws(FileFault) {
        var stream = z_stream()
        let level = Int32(truncatingIfNeeded: min(max(level, 0), 9))
        if let fault = zlibFault(tur_deflate_init(&stream, level, Wrapping.none.rawValue), stream) { throw fault }
        defer { deflateEnd(&stream) }
        let code = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: pieceSize) { piece in
            run(&stream, bytes, piece, &packed)
        }
        if let fault = zlibFault(code, stream) { throw fault }
    }

    /// Feeds and drains until the end; gives zlib's last code.
    private static func run(
        _ stream: inout z_stream,
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ piece: UnsafeMutableBufferPointer<UInt8>,
        _ packed: inout [UInt8]
    ) -> Int32 {
        var consumed = 0
        while true {
            let isLast = stream.feed(bytes, from: consumed)
            let before = stream.avail_in
            stream.drain(into: piece)
            let code = CTurZlib.deflate(&stream, isLast ? Z_FINISH : Z_NO_FLUSH)
            consumed += Int(before - stream.avail_in)
            packed.append(contentsOf: UnsafeBufferPointer(rebasing: piece[..<(piece.count - Int(stream.avail_out))]))
            guard code == Z_OK || code == Z_BUF_ERROR else { return code }
        }
    }
}
