/// Gzip files, RFC 1952.
public enum Gzip {
    /// Whether `bytes` begin as a gzip member does.
    public static func isGzip(_ bytes: some Collection<UInt8>) -> Bool { bytes.starts(with: [0x1f, 0x8b]) }

    /// Unpacks a gzip file; several members are joined, and what is no member behind the last one is ignored.
    ///
    /// A file that is cut off or damaged keeps what came out before the fault, and is told as truncated: half a walk is
    /// better than none.
    /// - Parameters:
    ///   - bytes: The gzip file.
    ///   - limits: The largest unpacked file, and the ratio of unpacked to packed bytes of all members together.
    /// - Returns: What was packed, and whether it is cut off or damaged.
    /// - Throws: `FileFault`: `wrong-format` if it does not begin as gzip, `too-large`, `expands-too-much`,
    ///   `out-of-memory`.
    /// - Complexity: O(n) in the unpacked bytes.
    public static func unpack(
        _ bytes: [UInt8],
        limits: ReadLimits = ReadLimits()
    ) throws(FileFault) -> (bytes: [UInt8], truncated: Bool) {
        guard isGzip(bytes) else { throw FileFault(.wrongFormat, detail: "not gzip", byte: 0) }
        return try bytes.withUnsafeBufferPointer { buffer throws(FileFault) in try join(buffer, limits) }
    }

    /// Packs `bytes` as one member without name and time, so that equal input gives equal output.
    /// - Parameters:
    ///   - bytes: What is packed.
    ///   - level: 0 for no packing, 1 for the fastest to 9 for the smallest.
    /// - Returns: The gzip file.
    /// - Throws: `FileFault` with `out-of-memory`.
    /// - Complexity: O(n).
    public static func pack(_ bytes: [UInt8], level: Int = 6) throws(FileFault) -> [UInt8] {
        // Method 8, no flags, no time, no hint, system 255: unknown. zlib itself would name the system it runs on.
        var packed: [UInt8] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]
        let sum = try bytes.withUnsafeBufferPointer { buffer throws(FileFault) in
            try Deflater.deflate(buffer, level: level, to: &packed)
            return checksum(buffer)
        }
        for value in [sum, UInt32(truncatingIfNeeded: bytes.count)] {
            withUnsafeBytes(of: value.littleEndian) { packed.append(contentsOf: $0) }
        }
        return packed
    }

    private static func join(
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ limits: ReadLimits
    ) throws(FileFault) -> (bytes: [UInt8], truncated: Bool) {
        let limit = limits.expandedLimit(ofPacked: bytes.count)
        var (joined, start) = ([UInt8](), 0)
        while start < bytes.count, start == 0 || isGzip(bytes[start...]) {
            let rest = UnsafeBufferPointer(rebasing: bytes[start...])
            let member = Inflater.inflate(
                rest,
                .gzip,
                expected: start == 0 ? statedSize(rest) : 0,
                limit: limit - joined.count
            )
            if joined.isEmpty { joined = member.bytes } else { joined += member.bytes }
            if let fault = member.fault {
                let isLimit = fault.code == .tooLarge || fault.code == .outOfMemory
                guard !isLimit else { throw limits.sharpened(fault, packed: bytes.count) }
                return (joined, true)
            }
            start += member.consumed
        }
        return (joined, false)
    }

    /// The size in the last four bytes, modulo 2^32: a hint only.
    private static func statedSize(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
        guard bytes.count >= 18 else { return 0 }
        let tail = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: bytes.count - 4, as: UInt32.self)
        return min(Int(UInt32(littleEndian: tail)), bytes.count * 20)
    }
}
