import Testing
import TurFiles

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The shared corpus of real and faulty files, which may be absent.
enum Corpus {
    /// The bytes of a file below shared/corpus; nil, said on the console, when there is no corpus.
    static func bytes(_ name: String, file: String = #filePath) throws -> [UInt8]? {
        let stated = getenv("TUR_SHARED").map { String(cString: $0) }
        let beside = file.split(separator: "/").dropLast(4).map { "/" + $0 }.joined() + "/shared"
        for root in [stated, beside, "/work/shared"].compactMap(\.self) {
            guard access("\(root)/corpus/\(name)", R_OK) == 0 else { continue }
            return try FileReader.bytes(path: "\(root)/corpus/\(name)")
        }
        print("skipped: no shared corpus with \(name)")
        return nil
    }
}
