internal import CTurZlib

/// How many bytes are unpacked or packed between two appends: small enough for the second-level cache.
let pieceSize = 1 << 16

extension z_stream {
    /// Offers the bytes from `start` on, at most 1 GiB, since zlib counts in 32 bits; true when these are the last.
    @discardableResult
    mutating func feed(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
        let count = min(bytes.count - start, 1 << 30)
        next_in = bytes.baseAddress.map { UnsafeMutablePointer(mutating: $0 + start) }
        avail_in = UInt32(count)
        return start + count == bytes.count
    }

    /// Sets where the results go.
    mutating func drain(into piece: UnsafeMutableBufferPointer<UInt8>) {
        next_out = piece.baseAddress
        avail_out = UInt32(piece.count)
    }
}

/// The fault that one of zlib's return codes stands for; nil for the codes of success.
func zlibFault(_ code: Int32, _ stream: z_stream) -> FileFault? {
    let detail = stream.msg.map { String(cString: $0) } ?? "zlib says \(code)"
    return switch code {
    case Z_OK, Z_STREAM_END: nil
    case Z_MEM_ERROR: FileFault(.outOfMemory, detail: detail)
    case Z_BUF_ERROR: FileFault(.truncated, detail: detail)
    case Z_NEED_DICT: FileFault(.unsupported, detail: "a preset dictionary is needed")
    case Z_DATA_ERROR where detail == "incorrect data check": FileFault(.checksumMismatch, detail: detail)
    case Z_DATA_ERROR where detail == "incorrect length check": FileFault(.sizeMismatch, detail: detail)
    case Z_DATA_ERROR: FileFault(.malformed, detail: detail)
    default: FileFault(.malformed, detail: detail)
    }
}

/// The CRC-32 of zip and gzip.
func checksum(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    UInt32(truncatingIfNeeded: crc32_z(0, bytes.baseAddress, bytes.count))
}
