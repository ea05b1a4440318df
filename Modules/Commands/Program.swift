import TurOutings
import TurTexts

/// The program behind the words of the command line.
public struct Program: Sendable {
    /// The verbs, in the order of the help.
    public static let verbs: [Verb] = [
        .importing, .list, .show, .stats, .map, .export, .kind, .rename, .note, .delete, .restore, .undo, .routes,
        .markers,
        .inspect, .convert, .kinds, .settings, .plugins, .doctor,
    ]
    /// The version that `tur --version` prints.
    public static let version = "0.1.0"

    private var shell: Shell

    /// The program on `shell`.
    public init(_ shell: Shell) { self.shell = shell }

    /// Runs the command line `words`, without the program's own name; the answer is the exit status.
    public func run(_ words: [String]) async -> ExitCode {
        var shell = shell
        shell.texts = Texts(.chosen(option: Self.language(words), environment: shell.environment))
        do {
            let status: ExitCode
            do {
                status = try await Self.run(words, shell)
            } catch {
                try await shell.stores.closeAll()
                throw error
            }
            try await shell.stores.closeAll()
            return status
        } catch let error as TurError {
            if let language = await shell.stores.language { shell.texts = Texts(language) }
            shell.complain(error, asJSON: words.contains("--json"))
            return ExitCode(error.code)
        } catch {
            shell.console.complain(shell.texts("error.internal", "\(error)"))
            return .refused
        }
    }

    private static func run(_ words: [String], _ shell: Shell) async throws -> ExitCode {
        guard let name = words.first, name != "--help", name != "-h", name != "help" else {
            try shell.console.print(Help(shell.texts).overview(verbs))
            return words.isEmpty ? .usage : .clean
        }
        if name == "--version" {
            try shell.console.print("tur \(version)")
            return .clean
        }
        guard let verb = verbs.first(where: { $0.name == name }) else {
            throw TurError(.usage, [name, "tur " + verbs.map(\.name).joined(separator: " | ")])
        }
        let invocation = try Invocation(verb, words: Array(words.dropFirst()))
        _ = try invocation.date("today")
        if let tag = invocation.value("lang"), Language(tag: tag) == nil {
            throw TurError(.usage, [tag, "--lang " + Language.allCases.map(\.rawValue).joined(separator: " | ")])
        }
        guard !invocation.has("help") else {
            try shell.console.print(Help(shell.texts).page(verb))
            return .clean
        }
        return try await verb.run(invocation, try shell.adding(kindsOf: invocation))
    }

    /// The language has to be known before the rest is understood, so that faults are told in it.
    private static func language(_ words: [String]) -> String? {
        for (index, word) in words.enumerated() {
            if word == "--lang" { return index + 1 < words.count ? words[index + 1] : nil }
            if word.hasPrefix("--lang=") { return String(word.dropFirst(7)) }
        }
        return nil
    }
}
