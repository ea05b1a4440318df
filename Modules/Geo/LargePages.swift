#if canImport(Glibc)
import Glibc
#endif

/// Room for long columns in large pages, where the system has them.
///
/// A new column of some megabytes costs more in the thousands of page faults at its first writing than in the writing
/// itself. numpy does the same for arrays from 4 MB on.
enum LargePages {
    /// The size of a page that is large, in bytes.
    private static let size = 2 << 20

    /// Asks for large pages within the uninitialised `buffer`; nothing is changed by it but the time that writing takes.
    static func advise<Element>(_ buffer: UnsafeMutableBufferPointer<Element>) {
        #if canImport(Glibc)
        guard let start = buffer.baseAddress else { return }
        let bytes = buffer.count * MemoryLayout<Element>.stride
        guard bytes >= 2 * size else { return }
        let address = UInt(bitPattern: start)
        let first = (address + UInt(size) - 1) / UInt(size) * UInt(size)
        let length = (Int(address) + bytes - Int(first)) / size * size
        // 14 is MADV_HUGEPAGE. Where it fails, pages are small: no error.
        _ = madvise(UnsafeMutableRawPointer(bitPattern: first), length, 14)
        #endif
    }
}
