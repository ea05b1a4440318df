import Foundation
import Testing

/// A program of this package, run as a person runs it.
struct BuiltProgram {
    /// What a run wrote and how it ended.
    struct Run {
        var status: Int32
        var output: String
        var errors: String

        /// The output as JSON.
        func json() throws -> Any {
            try JSONSerialization.jsonObject(with: Data(output.utf8), options: .fragmentsAllowed)
        }
        func array() throws -> [[String: Any]] { try #require(try json() as? [[String: Any]]) }
        func object() throws -> [String: Any] { try #require(try json() as? [String: Any]) }
    }

    /// The folder of the built programs: the one that this test runner lies in.
    static let folder: URL = {
        let own = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        return own.deletingLastPathComponent()
    }()
    static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
    static let data = root.appending(path: "Examples/Data").path

    var path: URL
    var home: URL

    /// The program `name` with an empty home of its own.
    init(_ name: String = "tur") throws {
        path = Self.folder.appending(path: name)
        home = FileManager.default.temporaryDirectory.appending(path: "tur-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    }

    /// Removes the home.
    func remove() { _ = Result { try FileManager.default.removeItem(at: home) } }

    /// Runs it with `words`; the standard input is `input`.
    @discardableResult
    func callAsFunction(_ words: String..., input: String = "", environment: [String: String] = [:]) throws -> Run {
        try run(words, input: input, environment: environment)
    }

    func run(_ words: [String], input: String = "", environment: [String: String] = [:]) throws -> Run {
        let process = Process()
        process.executableURL = path
        process.arguments = words
        process.environment = ["HOME": home.path, "PATH": "/usr/bin:/bin"].merging(environment) { _, new in new }
        process.currentDirectoryURL = home
        let files = ["in", "out", "err"].map { home.appending(path: ".\($0)-\(UUID().uuidString)") }
        try Data(input.utf8).write(to: files[0])
        for file in files.dropFirst() { try Data().write(to: file) }
        process.standardInput = try FileHandle(forReadingFrom: files[0])
        process.standardOutput = try FileHandle(forWritingTo: files[1])
        process.standardError = try FileHandle(forWritingTo: files[2])
        try process.run()
        process.waitUntilExit()
        return Run(
            status: process.terminationStatus,
            output: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self),
            errors: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self)
        )
    }
}
