import TurTexts

/// The help screens.
struct Help {
    private let texts: Texts

    init(_ texts: Texts) { self.texts = texts }

    /// All verbs in a line each.
    func overview(_ verbs: [Verb]) -> String {
        var table = Table()
        for verb in verbs { table.add(["  \(verb.name)", texts("verb.\(verb.name)")]) }
        let head = [texts("help.usage"), "", texts("help.intro"), "", texts("help.verbs")]
        return (head + table.lines + ["", texts("help.more")]).joined(separator: "\n")
    }

    /// One verb with its options and an example.
    func page(_ verb: Verb) -> String {
        let usage = ["tur", verb.name, verb.operands].filter { !$0.isEmpty }.joined(separator: " ")
        var table = Table()
        for option in verb.allOptions {
            let letter = option.letter.map { "-\($0), " } ?? ""
            let value = option.value.map { " " + $0 } ?? ""
            table.add(["  \(letter)--\(option.name)\(value)", texts("option.\(option.name)")])
        }
        let head = [usage, "", texts("verb.\(verb.name)"), "", texts("help.options")]
        return (head + table.lines + ["", texts("help.example"), "  " + verb.example]).joined(separator: "\n")
    }
}
