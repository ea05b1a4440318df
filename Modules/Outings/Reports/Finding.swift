/// Something that was repaired, skipped, lost or is worth knowing: not an error, it travels with every import, export
/// and check.
public struct Finding: Hashable, Sendable {
    /// What became of it.
    public enum Effect: String, Sendable, Codable, CaseIterable {
        /// Read after a repair.
        case repaired
        /// Left out.
        case skipped
        /// Kept as it is, but worth a look.
        case warning
        /// What a format cannot hold.
        case lost
    }

    /// What it is, in words joined by hyphens, for example `time-without-zone`; the sentence is made of it by Texts.
    public var code: String
    /// What became of it.
    public var effect: Effect
    /// How often.
    public var count: Int
    /// Line of the first one, from 1, where there are lines.
    public var line: Int?
    /// What the sentence names, for example the value that could not be read.
    public var arguments: [String]

    /// A finding that was made `count` times, first in `line`.
    public init(_ code: String, _ effect: Effect, count: Int = 1, line: Int? = nil, arguments: [String] = []) {
        (self.code, self.effect, self.count) = (code, effect, count)
        (self.line, self.arguments) = (line, arguments)
    }
}

/// All findings of one import, export or check; those of one code and effect are one entry with a count.
public struct Report: Hashable, Sendable {
    /// The entries, in the order of their first appearance.
    public private(set) var findings: [Finding] = []

    /// An empty report.
    public init() {}

    /// Takes in `finding`; the place and arguments of the first one of its code stay.
    public mutating func add(_ finding: Finding) {
        guard let index = findings.firstIndex(where: { $0.code == finding.code && $0.effect == finding.effect }) else {
            findings.append(finding)
            return
        }
        findings[index].count += finding.count
    }

    /// Takes in all of `other`.
    public mutating func add(_ other: Report) { for finding in other.findings { add(finding) } }

    /// The entries of one effect.
    public func findings(_ effect: Finding.Effect) -> [Finding] { findings.filter { $0.effect == effect } }

    /// Number of findings of one effect.
    public func count(_ effect: Finding.Effect) -> Int { findings(effect).reduce(0) { $0 + $1.count } }

    /// Whether nothing was found.
    public var isEmpty: Bool { findings.isEmpty }
}
