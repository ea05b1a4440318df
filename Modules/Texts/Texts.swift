/// Code and typed arguments in, sentence out, in one language.
///
/// The tables are Swift source.
public struct Texts: Sendable {
    /// The language of the sentences.
    public let language: Language

    /// Sentences in `language`.
    public init(_ language: Language) { self.language = language }

    /// The sentence behind `key`, its gaps `{0}`, `{1}` … filled; English where the language lacks it, the key itself
    /// where nobody has it.
    public func callAsFunction(_ key: String, _ arguments: String...) -> String { sentence(key, arguments) }

    /// The sentence behind `key`, its gaps filled with `arguments`.
    public func sentence(_ key: String, _ arguments: [String]) -> String {
        guard let row = Self.tables[key], let template = row[language] ?? row[.en] else {
            return ([key] + arguments.filter { !$0.isEmpty }).joined(separator: " ")
        }
        return Self.filled(template, arguments)
    }

    /// Whether there is a sentence of that key in this very language.
    public func has(_ key: String) -> Bool { Self.tables[key]?[language] != nil }

    /// All keys, in alphabetical order.
    public static var keys: [String] { tables.keys.sorted() }

    private static func filled(_ template: String, _ arguments: [String]) -> String {
        var result = ""
        var rest = template[...]
        while let open = rest.firstIndex(of: "{") {
            result += rest[..<open]
            let inner = rest[rest.index(after: open)...].prefix { $0 != "}" }
            if let number = Int(inner), number < arguments.count { result += arguments[number] }
            rest = rest[inner.endIndex...].dropFirst()
        }
        return result + rest
    }

    typealias Row = [Language: String]

    static let tables: [String: Row] = {
        let parts = [
            general, importing, repairs, findings, losses, errors, markupRefusals, refusals, verbs, figures, edits,
            checking, mapping,
        ]
        return parts.reduce(into: [:]) { all, part in all.merge(part) { first, _ in first } }
    }()
}
