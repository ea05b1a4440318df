/// The languages that tur speaks; Norwegian sets the tone (texts.md).
public enum Language: String, CaseIterable, Sendable {
    case nb, de, en, fr, it, cs, ja

    /// The language that a tag like `nb`, `no_NO.UTF-8` or `de-CH` asks for; nil when it is none of ours.
    public init?(tag: String) {
        let primary = tag.lowercased().prefix { $0.isLetter && $0.isASCII }
        switch primary {
        case "no", "nn": self = .nb
        default:
            guard let language = Language(rawValue: String(primary)) else { return nil }
            self = language
        }
    }

    /// The language of the first tag that is one of ours, in the order `--lang`, LC_ALL, LC_MESSAGES, LANG; else English.
    public static func chosen(option: String?, environment: [String: String]) -> Language {
        let tags = [option] + ["LC_ALL", "LC_MESSAGES", "LANG"].map { environment[$0] }
        let set = tags.compactMap { $0 }.filter { !$0.isEmpty }
        return set.lazy.compactMap { Language(tag: $0) }.first ?? .en
    }
}
