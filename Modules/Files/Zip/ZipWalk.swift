/// Finds the members of an archive without its directory, by walking from local header to local header.
enum ZipWalk {
    /// The whole members from the start on; the walk ends at the first thing that is none.
    /// - Throws: `FileFault`: `wrong-format` when nothing there begins like an archive, `too-many-entries`.
    static func entries(_ zip: ZipBytes, _ limits: ReadLimits) throws(FileFault) -> [ZipEntry] {
        guard zip.word(0) == ZipSignature.localHeader || zip.word(0) == ZipSignature.end else {
            throw FileFault(.wrongFormat, detail: "not a zip archive", byte: 0)
        }
        var (entries, position, budget) = ([ZipEntry](), 0, limits.expandedBytes)
        while var header = ZipHeader(local: position, in: zip) {
            let local = header
            guard let end = complete(&header, zip, limits, &budget), end <= zip.count else { break }
            guard entries.count < limits.entries else {
                throw FileFault(.tooManyEntries, detail: "more than \(limits.entries) entries", byte: position)
            }
            entries.append(ZipEntry(header, local: local, limits))
            position = end
        }
        return entries
    }

    /// Fills in what stands in a descriptor behind the bytes; gives the end of the member, nil if it isn't whole.
    private static func complete(
        _ header: inout ZipHeader,
        _ zip: ZipBytes,
        _ limits: ReadLimits,
        _ budget: inout Int
    ) -> Int? {
        guard header.hasDescriptor else {
            return header.packedSize <= zip.count - header.end ? header.end + header.packedSize : nil
        }
        // Only deflate data tells its own end.
        guard header.method == 8, !header.isEncrypted, let rest = zip.slice(header.end, zip.count - header.end) else {
            return nil
        }
        let result = rest.withUnsafeBufferPointer {
            Inflater.inflate($0, .none, expected: 0, limit: min(limits.expandedLimit(ofPacked: $0.count), budget))
        }
        guard result.fault == nil else { return nil }
        budget -= result.bytes.count
        (header.packedSize, header.unpackedSize) = (result.consumed, result.bytes.count)
        return descriptor(&header, zip, at: header.end + result.consumed)
    }

    /// Reads the descriptor at `position`, with or without its mark, with sizes of four or eight bytes.
    private static func descriptor(_ header: inout ZipHeader, _ zip: ZipBytes, at position: Int) -> Int? {
        let start = zip.word(position) == ZipSignature.descriptor ? position + 4 : position
        guard let checksum = zip.word(start) else { return nil }
        header.checksum = checksum
        if zip.word(start + 4).map(Int.init) == header.packedSize,
            zip.word(start + 8).map(Int.init) == header.unpackedSize
        {
            return start + 12
        }
        guard zip.long(start + 4) == header.packedSize, zip.long(start + 12) == header.unpackedSize else { return nil }
        return start + 20
    }
}
