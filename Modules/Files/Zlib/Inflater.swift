internal import CTurZlib

/// How the packed bytes are wrapped, as zlib counts it in its window bits.
enum Wrapping: Int32 {
    /// Bare deflate, RFC 1951.
    case none = -15
    /// Gzip, RFC 1952.
    case gzip = 31
}

/// What came out of packed bytes, and how it ended.
struct Inflated {
    /// The unpacked bytes, all that could be had.
    var bytes: [UInt8] = []
    /// How many packed bytes were used.
    var consumed = 0
    /// Why it stopped before a regular end; nil at a regular end.
    var fault: FileFault?
}

/// Unpacks deflate data piece by piece into an array.
enum Inflater {
    /// Unpacks the first stream in `packed`.
    /// - Parameters:
    ///   - packed: The packed bytes; what stands behind the end of the stream is left alone.
    ///   - wrapping: How they are wrapped.
    ///   - expected: The likely size of the result, which may be a lie.
    ///   - limit: The most that may come out; what came out until then is dropped beyond it.
    /// - Returns: What came out, and the fault that stopped it.
    static func inflate(
        _ packed: UnsafeBufferPointer<UInt8>,
        _ wrapping: Wrapping,
        expected: Int,
        limit: Int
    ) -> Inflated {
        var stream = z_stream()
        var result = Inflated()
        result.fault = zlibFault(tur_inflate_init(&stream, wrapping.rawValue), stream)
        guard result.fault == nil else { return result }
        defer { inflateEnd(&stream) }
        result.bytes.reserveCapacity(min(expected, limit))
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: pieceSize) { piece in
            run(&stream, packed, piece, limit, &result)
        }
        return result
    }

    private static func run(
        _ stream: inout z_stream,
        _ packed: UnsafeBufferPointer<UInt8>,
        _ piece: UnsafeMutableBufferPointer<UInt8>,
        _ limit: Int,
        _ result: inout Inflated
    ) {
        while true {
            stream.feed(packed, from: result.consumed)
            let before = stream.avail_in
            stream.drain(into: piece)
            let code = CTurZlib.inflate(&stream, Z_NO_FLUSH)
            let produced = piece.count - Int(stream.avail_out)
            result.consumed += Int(before - stream.avail_in)
            guard result.bytes.count + produced <= limit else {
                (result.bytes, result.fault) = ([], FileFault(.tooLarge, detail: "unpacks to more than \(limit) bytes"))
                return
            }
            result.bytes.append(contentsOf: UnsafeBufferPointer(rebasing: piece[..<produced]))
            guard code != Z_STREAM_END else { return }
            guard code == Z_OK || code == Z_BUF_ERROR else { return result.fault = zlibFault(code, stream) }
            guard produced > 0 || result.consumed < packed.count else {
                return result.fault = FileFault(.truncated, detail: "the packed data ends early", byte: packed.count)
            }
        }
    }
}
