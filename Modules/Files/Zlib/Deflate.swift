/// Bare deflate data, RFC 1951, as zip members and some formats hold it.
public enum Deflate {
    /// Packs `bytes`; equal input and level give equal output with one version of zlib.
    /// - Parameters:
    ///   - bytes: What is packed.
    ///   - level: 0 for no packing, 1 for the fastest to 9 for the smallest.
    /// - Returns: The deflate data.
    /// - Throws: `FileFault` with `out-of-memory`.
    /// - Complexity: O(n).
    public static func pack(_ bytes: [UInt8], level: Int = 6) throws(FileFault) -> [UInt8] {
        var packed: [UInt8] = []
        try bytes.withUnsafeBufferPointer { buffer throws(FileFault) in
            try Deflater.deflate(buffer, level: level, to: &packed)
        }
        return packed
    }

    /// Unpacks deflate data that must fill `packed`.
    /// - Parameters:
    ///   - packed: The deflate data.
    ///   - limits: The most that may come out, absolutely and in proportion.
    /// - Returns: What was packed.
    /// - Throws: `FileFault`: `malformed`, `truncated`, `trailing`, `too-large`, `expands-too-much` or `out-of-memory`.
    /// - Complexity: O(n) in the unpacked bytes.
    public static func unpack(_ packed: [UInt8], limits: ReadLimits = ReadLimits()) throws(FileFault) -> [UInt8] {
        let result = packed.withUnsafeBufferPointer { buffer in
            let limit = limits.expandedLimit(ofPacked: buffer.count)
            return Inflater.inflate(buffer, .none, expected: buffer.count * 3, limit: limit)
        }
        if let fault = result.fault { throw limits.sharpened(fault, packed: packed.count) }
        guard result.consumed == packed.count else {
            throw FileFault(.trailing, detail: "bytes behind the packed data", byte: result.consumed)
        }
        return result.bytes
    }
}

extension ReadLimits {
    /// The most that `packed` bytes may unpack to: the largest file, and the ratio unless that is below 1 MiB.
    func expandedLimit(ofPacked packed: Int) -> Int {
        let (product, overflow) = packed.multipliedReportingOverflow(by: max(expansion, 1))
        return min(fileBytes, overflow ? .max : max(product, (1 << 20) - 1))
    }

    /// Tells a limit that was the ratio from one that was the size.
    func sharpened(_ fault: FileFault, packed: Int) -> FileFault {
        guard fault.code == .tooLarge, expandedLimit(ofPacked: packed) < fileBytes else { return fault }
        return FileFault(.expandsTooMuch, detail: "more than \(expansion) times the packed size")
    }
}
