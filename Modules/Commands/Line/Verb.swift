/// A verb of the command line as a value: what it takes and what it does.
public struct Verb: Sendable {
    /// One word behind `--`.
    public struct Option: Sendable, Hashable {
        /// The word, without dashes.
        public var name: String
        /// What its value is called in the help; nil for a switch.
        public var value: String?
        /// A letter that means the same, if any.
        public var letter: Character?

        /// An option with a value, or a switch.
        public init(_ name: String, value: String? = nil, letter: Character? = nil) {
            (self.name, self.value, self.letter) = (name, value, letter)
        }
    }

    /// The word, for example `import`.
    public var name: String
    /// What stands behind it, as the help shows it, for example `FILE…`.
    public var operands: String
    /// How many operands it takes.
    public var count: ClosedRange<Int>
    /// Its own options; the ones for all verbs come on top.
    public var options: [Option]
    /// A line that somebody would type.
    public var example: String
    /// What it does; the answer is the exit status.
    public var run: @Sendable (Invocation, Shell) async throws -> ExitCode

    init(
        _ name: String,
        operands: String = "",
        count: ClosedRange<Int> = 0...0,
        options: [Option] = [],
        example: String,
        run: @escaping @Sendable (Invocation, Shell) async throws -> ExitCode
    ) {
        (self.name, self.operands, self.count) = (name, operands, count)
        (self.options, self.example, self.run) = (options, example, run)
    }

    /// The options that every verb takes.
    public static let common = [
        Option("json"), Option("lang", value: "LANG"), Option("store", value: "STORE"), Option("today", value: "DATE"),
        Option("kinds", value: "FILE"), Option("help", letter: "h"),
    ]

    /// All options that it takes.
    public var allOptions: [Option] { options + Self.common }
}
