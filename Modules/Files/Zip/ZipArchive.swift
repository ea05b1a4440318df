/// A zip archive in memory, read with distrust; nothing of it is ever written to disk.
///
/// Read are members that are stored or deflated, data descriptors, zip64 and something put before the archive. An
/// archive whose members share bytes, or that states too many or too large members, is refused as a whole; a member
/// that is encrypted, packed otherwise, a link, or described differently in two places is refused alone and says why
/// (reliability.md 5).
public struct ZipArchive: Sendable {
    /// The members in the order of the archive's directory.
    public let entries: [ZipEntry]
    /// Whether the directory at the end is missing or broken, so that the members were found by walking from the start;
    /// then only whole ones are listed, and there may have been more.
    public let isSalvaged: Bool

    private let zip: ZipBytes

    /// Reads the directory of an archive.
    /// - Parameters:
    ///   - bytes: The archive.
    ///   - limits: `entries`, `expandedBytes`, `expansion` and `fileBytes` of them are held.
    /// - Throws: `FileFault`: `wrong-format`, `unsupported` for one of several parts, `overlapping-entries`,
    ///   `too-many-entries`, `expands-too-much`.
    /// - Complexity: O(n log n) in the members; when salvaging, up to O(n) in the unpacked bytes.
    public init(_ bytes: [UInt8], limits: ReadLimits = ReadLimits()) throws(FileFault) {
        zip = ZipBytes(bytes: bytes)
        let listed = try Self.listed(zip, limits)
        isSalvaged = listed == nil
        let walked = listed == nil ? try ZipWalk.entries(zip, limits) : []
        entries = listed ?? walked
        var total = 0
        for entry in entries where entry.refusal == nil {
            let (sum, overflow) = total.addingReportingOverflow(entry.unpackedSize)
            guard !overflow, sum <= limits.expandedBytes else {
                throw FileFault(
                    .expandsTooMuch,
                    name: entry.name,
                    detail: "more than \(limits.expandedBytes) bytes in all"
                )
            }
            total = sum
        }
    }

    /// The content of `entry`, checked against its stated size and checksum.
    /// - Parameter entry: A member of this very archive.
    /// - Returns: The content.
    /// - Throws: `FileFault` with the member's name: its refusal, or `size-mismatch`, `checksum-mismatch`, `malformed`,
    ///   `truncated`, `out-of-memory`.
    /// - Complexity: O(n) in the unpacked bytes.
    public func unpack(_ entry: ZipEntry) throws(FileFault) -> [UInt8] {
        if let refusal = entry.refusal { throw refusal.named(entry.name) }
        guard let packed = zip.slice(entry.dataStart, entry.packedSize) else {
            throw FileFault(.truncated, name: entry.name, detail: "not of this archive", byte: entry.dataStart)
        }
        let bytes = try packed.withUnsafeBufferPointer { buffer throws(FileFault) in
            try Self.content(of: entry, buffer)
        }
        guard bytes.withUnsafeBufferPointer({ checksum($0) }) == entry.checksum else {
            throw FileFault(.checksumMismatch, name: entry.name, detail: "the CRC-32 differs", byte: entry.dataStart)
        }
        return bytes
    }

    private static func content(of entry: ZipEntry, _ packed: UnsafeBufferPointer<UInt8>) throws(FileFault) -> [UInt8] {
        guard entry.method == 8 else { return Array(packed) }
        let size = entry.unpackedSize
        let result = Inflater.inflate(packed, .none, expected: size, limit: size)
        if let fault = result.fault, fault.code != .tooLarge { throw fault.named(entry.name) }
        guard result.fault == nil, result.bytes.count == size, result.consumed == packed.count else {
            throw FileFault(.sizeMismatch, name: entry.name, detail: "not of the stated size", byte: entry.dataStart)
        }
        return result.bytes
    }

    /// The members by the directory; nil if it is missing or broken.
    private static func listed(_ zip: ZipBytes, _ limits: ReadLimits) throws(FileFault) -> [ZipEntry]? {
        guard let directory = ZipDirectory(zip) else { return nil }
        guard !directory.isSplit else { throw FileFault(.unsupported, detail: "one of several parts") }
        guard let headers = try directory.headers(zip, limit: limits.entries) else { return nil }
        var ranges: [Range<Int>] = []
        var entries: [ZipEntry] = []
        for header in headers {
            let local = ZipHeader(local: header.offset, in: zip)
            let entry = ZipEntry(header, local: local, limits)
            entries.append(entry)
            guard let local else { continue }
            guard entry.packedSize <= directory.range.lowerBound - local.end else {
                throw FileFault(.overlappingEntries, name: entry.name, detail: "reaches into the directory")
            }
            ranges.append(local.offset..<entry.dataRange.upperBound)
        }
        try refuseOverlaps(&ranges)
        return entries
    }

    private static func refuseOverlaps(_ ranges: inout [Range<Int>]) throws(FileFault) {
        ranges.sort { $0.lowerBound < $1.lowerBound }
        for (earlier, later) in zip(ranges, ranges.dropFirst()) where later.lowerBound < earlier.upperBound {
            throw FileFault(.overlappingEntries, detail: "two members share bytes", byte: later.lowerBound)
        }
    }

    /// The pairs of two sequences; the property above hides the name.
    private static func zip<First, Second>(_ first: First, _ second: Second) -> Zip2Sequence<First, Second> {
        Swift.zip(first, second)
    }
}
