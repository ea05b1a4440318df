/// Where the central directory of an archive stands, from the record at its end.
struct ZipDirectory {
    /// The bytes of the central directory.
    private(set) var range: Range<Int>
    /// How many headers the end record states.
    private(set) var count: Int
    /// How far all stated offsets are off, because something was put before the archive.
    private(set) var shift: Int
    /// Whether the archive is one of several parts.
    private(set) var isSplit: Bool

    /// Finds the directory, or nil if the end of the archive is missing or contradicts itself.
    init?(_ zip: ZipBytes) {
        var candidate = zip.count - 22
        // A comment of at most 65,535 bytes may follow the end record.
        while candidate >= max(0, zip.count - 22 - 0xffff) {
            if zip.word(candidate) == ZipSignature.end, let found = ZipDirectory(zip, end: candidate) {
                self = found
                return
            }
            candidate -= 1
        }
        return nil
    }

    /// The headers one after the other, or nil if the directory is broken or has another count of them than stated.
    func headers(_ zip: ZipBytes, limit: Int) throws(FileFault) -> [ZipHeader]? {
        var (headers, position) = ([ZipHeader](), range.lowerBound)
        while position < range.upperBound {
            guard headers.count < limit else {
                throw FileFault(.tooManyEntries, detail: "more than \(limit) entries", byte: position)
            }
            guard var header = ZipHeader(central: position, in: zip), header.end <= range.upperBound else { return nil }
            position = header.end
            let (shifted, overflow) = header.offset.addingReportingOverflow(shift)
            guard !overflow else { return nil }
            header.offset = shifted
            headers.append(header)
        }
        return headers.count & 0xffff == count & 0xffff ? headers : nil
    }

    private init?(_ zip: ZipBytes, end: Int) {
        guard let disk = zip.short(end + 4), let firstDisk = zip.short(end + 6), let count = zip.short(end + 10),
            let size = zip.word(end + 12), let offset = zip.word(end + 16), let comment = zip.short(end + 20),
            Int(comment) <= zip.count - end - 22
        else { return nil }
        if zip.word(end - 20) == ZipSignature.locator64, let stated = zip.long(end - 12) {
            let found = ZipDirectory(zip, end64: stated) ?? ZipDirectory(zip, end64: end - 20 - 56)
            guard let found else { return nil }
            self = found
            return
        }
        isSplit = disk != 0 || firstDisk != 0
        guard let place = Self.place(size: Int(size), offset: Int(offset), before: end) else { return nil }
        (range, shift, self.count) = (place.range, place.shift, Int(count))
    }

    private init?(_ zip: ZipBytes, end64 end: Int) {
        guard end >= 0, end < zip.count, zip.word(end) == ZipSignature.end64, let disk = zip.word(end + 16),
            let firstDisk = zip.word(end + 20), let count = zip.long(end + 32), let size = zip.long(end + 40),
            let offset = zip.long(end + 48), let place = Self.place(size: size, offset: offset, before: end)
        else { return nil }
        isSplit = disk != 0 || firstDisk != 0
        (range, shift, self.count) = (place.range, place.shift, count)
    }

    /// The directory ends where the end record begins; if it is stated to stand further ahead, all is shifted.
    private static func place(size: Int, offset: Int, before end: Int) -> (range: Range<Int>, shift: Int)? {
        guard size >= 0, size <= end, offset >= 0, offset <= end - size else { return nil }
        return (end - size..<end, end - size - offset)
    }
}
