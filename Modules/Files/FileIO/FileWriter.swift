/// Writes whole files.
public enum FileWriter {
    /// Puts a file with the content `bytes` at `path`, whole and durably, in place of what is there.
    ///
    /// For `-` the bytes go to standard output. See ``FileReplacement`` for content that comes piece by piece.
    /// - Parameters:
    ///   - path: Where the file is to be; a symbolic link there is followed.
    ///   - bytes: The whole content.
    ///   - isPrivate: Whether only the owner may read the file.
    /// - Throws: `FileFault` as ``FileReplacement`` does; nothing is left behind then.
    /// - Complexity: O(n) in the bytes.
    public static func replace(path: String, with bytes: [UInt8], isPrivate: Bool = false) throws(FileFault) {
        guard path != "-" else { return try writeToStandardOutput(bytes) }
        var file = try FileReplacement(path: path, isPrivate: isPrivate)
        try file.write(bytes)
        try file.commit()
    }

    /// Writes `bytes` to standard output.
    /// - Throws: `FileFault` with the name `-`: `no-space` or `write-failed`.
    /// - Complexity: O(n) in the bytes.
    public static func writeToStandardOutput(_ bytes: [UInt8]) throws(FileFault) {
        try Descriptor(borrowing: 1).write(bytes, path: "-")
    }
}
