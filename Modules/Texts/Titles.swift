/// How names of kinds are joined into a title (rows P51, A7).
extension Texts {
    /// "Gåtur", "Gåtur og løpetur", "Gåtur, Løpetur og biltur": every name keeps its capital but the last when joined.
    ///
    /// German nouns and Japanese keep theirs.
    public func title(_ names: [String]) -> String {
        guard let last = names.last, names.count > 1 else { return names.first ?? "" }
        let front = names.dropLast().joined(separator: language == .ja ? "、" : ", ")
        switch language {
        case .nb: return "\(front) og \(lowered(last))"
        case .de: return "\(front) und \(last)"
        case .en: return "\(front) and \(lowered(last))"
        case .fr: return "\(front) et \(lowered(last))"
        case .it: return "\(front) e \(lowered(last))"
        case .cs: return "\(front) a \(lowered(last))"
        case .ja: return "\(front)と\(last)"
        }
    }

    private func lowered(_ name: String) -> String { name.prefix(1).lowercased() + name.dropFirst() }
}
