public import Foundation

/// A program's run and what it cost, measured by a launcher.
public struct MeasuredRun: Sendable {
    /// The exit status; 128 + the signal for one that was killed.
    public var status: Int32
    /// Seconds of processor time, in user and kernel mode.
    public var cpu: Double
    /// Seconds from start to end.
    public var wall: Double
    /// The most memory that was resident, in bytes.
    public var peakBytes: Int
}

/// Runs programs through a launcher.
public struct Launcher: Sendable {
    /// The launcher and the words that make it one.
    public var command: [String]
    /// The folder for reports, and in which programs run.
    public var folder: URL
    /// Their environment.
    public var environment: [String: String]

    /// The launcher `command`, which works in `folder`.
    public init(command: [String], folder: URL, environment: [String: String]) {
        (self.command, self.folder, self.environment) = (command, folder, environment)
    }

    /// Runs `words`, program first; what it writes goes to the files `output` and `errors`, or nowhere.
    ///
    /// - Throws: `NotLaunched` when it cannot be run.
    public func run(_ words: [String], output: URL? = nil, errors: URL? = nil) throws -> MeasuredRun {
        let report = folder.appending(path: ".run-\(UUID().uuidString)")
        let process = Process()
        process.executableURL = URL(filePath: command[0])
        process.arguments = command.dropFirst() + [report.path] + words
        process.environment = environment
        process.currentDirectoryURL = folder
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try Self.handle(output)
        process.standardError = try Self.handle(errors)
        try process.run()
        process.waitUntilExit()
        defer { _ = Result { try FileManager.default.removeItem(at: report) } }
        guard FileManager.default.fileExists(atPath: report.path) else { throw NotLaunched(words: words) }
        return try Self.run(String(contentsOf: report, encoding: .utf8), words)
    }

    private static func run(_ report: String, _ words: [String]) throws -> MeasuredRun {
        let numbers = report.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
        guard numbers.count == 4 else { throw NotLaunched(words: words) }
        return MeasuredRun(
            status: Int32(numbers[0]),
            cpu: Double(numbers[1]) / 1e6,
            wall: Double(numbers[2]) / 1e6,
            peakBytes: numbers[3]
        )
    }

    private static func handle(_ file: URL?) throws -> FileHandle {
        guard let file else { return FileHandle.nullDevice }
        try Data().write(to: file)
        return try FileHandle(forWritingTo: file)
    }

    /// A program that cannot be run.
    public struct NotLaunched: Error, CustomStringConvertible {
        var words: [String]

        /// The words.
        public var description: String { "cannot run \(words.joined(separator: " "))" }
    }
}
