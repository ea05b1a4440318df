import TurOutings

/// A command line that was understood: the verb, its options and operands.
public struct Invocation: Sendable {
    /// The verb.
    public var verb: Verb
    /// Values by the option's name; a switch has an empty one.
    public private(set) var options: [String: String] = [:]
    /// What stands behind the verb.
    public private(set) var operands: [String] = []

    /// Reads the words behind `verb`.
    ///
    /// - Throws: `TurError` with code `usage` that names the word and what is expected.
    public init(_ verb: Verb, words: [String]) throws {
        self.verb = verb
        var rest = words[...]
        while let word = rest.popFirst() {
            if word == "--" {
                operands += rest
                break
            }
            if word.hasPrefix("--") {
                try readOption(word.dropFirst(2), &rest)
            } else if word.count == 2, word.hasPrefix("-"), let letter = word.last, !letter.isNumber {
                try readLetter(letter, &rest)
            } else {
                operands.append(word)
            }
        }
        guard !has("help") else { return }
        try checkOperands()
    }

    /// Whether the switch or option is there.
    public func has(_ name: String) -> Bool { options[name] != nil }

    /// The value of an option, if it is there.
    public func value(_ name: String) -> String? { options[name] }

    private mutating func readOption(_ text: Substring, _ rest: inout ArraySlice<String>) throws {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        guard let option = verb.allOptions.first(where: { $0.name == name }) else {
            throw TurError(.usage, ["--" + name, expectedOptions])
        }
        try take(option, inline: parts.count == 2 ? String(parts[1]) : nil, &rest)
    }

    private mutating func readLetter(_ letter: Character, _ rest: inout ArraySlice<String>) throws {
        guard let option = verb.allOptions.first(where: { $0.letter == letter }) else {
            throw TurError(.usage, ["-\(letter)", expectedOptions])
        }
        try take(option, inline: nil, &rest)
    }

    private mutating func take(_ option: Verb.Option, inline: String?, _ rest: inout ArraySlice<String>) throws {
        guard let name = option.value else {
            guard inline == nil else { throw TurError(.usage, ["--\(option.name)=", "--\(option.name)"]) }
            options[option.name] = ""
            return
        }
        guard let value = inline ?? rest.popFirst() else {
            throw TurError(.usage, ["--\(option.name)", "--\(option.name) \(name)"])
        }
        options[option.name] = value
    }

    private func checkOperands() throws {
        guard !verb.count.contains(operands.count) else { return }
        let extra = operands.count > verb.count.upperBound
        let word = extra ? operands[verb.count.upperBound] : verb.name
        throw TurError(.usage, [word, "tur \(verb.name) \(verb.operands)"])
    }

    private var expectedOptions: String { verb.allOptions.map { "--" + $0.name }.joined(separator: " ") }
}
