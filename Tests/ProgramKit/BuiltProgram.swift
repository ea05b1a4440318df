public import Foundation

/// A program of this package, run as a person runs it.
public struct BuiltProgram: Sendable {
    /// What a run wrote and how it ended.
    public struct Run: Sendable {
        /// The exit status; that of a program that was killed is the number of the signal.
        public var status: Int32
        /// What it wrote to the standard output.
        public var output: String
        /// What it wrote to the standard error.
        public var errors: String

        /// The output as JSON.
        ///
        /// - Throws: what the reader of JSON says of an output that is none.
        public func json() throws -> Any {
            try JSONSerialization.jsonObject(with: Data(output.utf8), options: .fragmentsAllowed)
        }

        /// The output as a JSON array of objects.
        ///
        /// - Throws: `UnexpectedOutput` when it is something else.
        public func array() throws -> [[String: Any]] {
            guard let array = try json() as? [[String: Any]] else { throw UnexpectedOutput(run: self) }
            return array
        }

        /// The output as a JSON object.
        ///
        /// - Throws: `UnexpectedOutput` when it is something else.
        public func object() throws -> [String: Any] {
            guard let object = try json() as? [String: Any] else { throw UnexpectedOutput(run: self) }
            return object
        }
    }

    /// An output that is not what was asked for.
    public struct UnexpectedOutput: Error, CustomStringConvertible {
        var run: Run

        /// The beginning of what the program wrote.
        public var description: String { "status \(run.status): \(run.output.prefix(500)) \(run.errors.prefix(500))" }
    }

    /// The folder of the built programs: the one that this test runner lies in.
    public static let folder: URL = {
        let own = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        return own.deletingLastPathComponent()
    }()
    /// The folder of the package.
    public static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
    /// The folder of the example files.
    public static let data = root.appending(path: "Examples/Data").path

    /// The program.
    public var path: URL
    /// Its home, and the folder in which it runs.
    public var home: URL

    /// The program `name` with an empty home of its own.
    ///
    /// - Throws: when the home cannot be made.
    public init(_ name: String = "tur") throws {
        path = name.hasPrefix("/") ? URL(filePath: name) : Self.folder.appending(path: name)
        home = FileManager.default.temporaryDirectory.appending(path: "tur-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    }

    /// The released `tur` that TUR_RELEASED names, whose speed and memory count, if it names one.
    ///
    /// - Throws: when the home cannot be made.
    public static func released() throws -> BuiltProgram? {
        guard let path = ProcessInfo.processInfo.environment["TUR_RELEASED"], !path.isEmpty else { return nil }
        var program = try BuiltProgram()
        program.path = URL(filePath: path, relativeTo: root).absoluteURL
        return program
    }

    /// A launcher that runs programs in the home.
    public var launcher: Launcher {
        Launcher(command: [Self.folder.appending(path: "launcher").path], folder: home, environment: environment)
    }

    private var environment: [String: String] { ["HOME": home.path, "PATH": "/usr/bin:/bin"] }

    /// Removes the home.
    public func remove() { _ = Result { try FileManager.default.removeItem(at: home) } }

    /// Runs it with `words`; the standard input is `input`.
    ///
    /// - Throws: when it cannot be started.
    @discardableResult
    public func callAsFunction(_ words: String..., input: String = "", environment: [String: String] = [:]) throws
        -> Run
    {
        try run(words, input: input, environment: environment)
    }

    /// Runs it with `words`; the standard input is `input`.
    ///
    /// - Throws: when it cannot be started.
    @discardableResult
    public func run(_ words: [String], input: String = "", environment: [String: String] = [:]) throws -> Run {
        let started = try start(words, input: input, environment: environment)
        return try started.wait()
    }

    /// Starts it with `words`, and does not wait for its end.
    ///
    /// - Throws: when it cannot be started.
    public func start(_ words: [String], input: String = "", environment: [String: String] = [:]) throws
        -> RunningProgram
    {
        let process = Process()
        process.executableURL = path
        process.arguments = words
        process.environment = self.environment.merging(environment) { _, new in new }
        process.currentDirectoryURL = home
        let files = ["in", "out", "err"].map { home.appending(path: ".\($0)-\(UUID().uuidString)") }
        try Data(input.utf8).write(to: files[0])
        for file in files.dropFirst() { try Data().write(to: file) }
        process.standardInput = try FileHandle(forReadingFrom: files[0])
        process.standardOutput = try FileHandle(forWritingTo: files[1])
        process.standardError = try FileHandle(forWritingTo: files[2])
        try process.run()
        return RunningProgram(process: process, output: files[1], errors: files[2])
    }
}

/// A program that was started.
public struct RunningProgram {
    var process: Process
    var output: URL
    var errors: URL

    /// Ends it at once, as the loss of power to one program would.
    public func kill() { Foundation.kill(process.processIdentifier, SIGKILL) }

    /// Whether it still runs.
    public var isRunning: Bool { process.isRunning }

    /// Whether it has written anything to the standard output.
    public var hasSpoken: Bool { (Result { try Data(contentsOf: output).isEmpty == false }).isTrue }

    /// What it wrote and how it ended, once it has.
    ///
    /// - Throws: when what it wrote cannot be read.
    public func wait() throws -> BuiltProgram.Run {
        process.waitUntilExit()
        return BuiltProgram.Run(
            status: process.terminationStatus,
            output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
            errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self)
        )
    }
}

extension Result<Bool, any Error> {
    fileprivate var isTrue: Bool {
        guard case .success(true) = self else { return false }
        return true
    }
}
