/// One kind of repair that reading made, how often, and where first.
public struct MarkupRepair: Sendable, Hashable {
    /// The kinds of repair; the raw values are stable.
    public enum Code: String, Sendable, CaseIterable {
        /// Bytes that are not in the declared encoding were read as windows-1252, or the declaration was ignored.
        case encoding
        /// A character that XML does not allow was dropped.
        case controlCharacter = "control-character"
        /// The byte order mark names another encoding than the declaration, and wins.
        case bomOverridesDeclaration = "bom-overrides-declaration"
        /// White space before the XML declaration was skipped.
        case leadingSpace = "leading-space"
        /// An XML declaration with a wrong grammar, or not at the beginning, was skipped.
        case declaration
        /// An `&` that begins no reference was kept as text.
        case bareAmpersand = "bare-ampersand"
        /// A reference to an unknown entity was kept as text.
        case unknownEntity = "unknown-entity"
        /// A reference to an entity of a skipped DOCTYPE was dropped.
        case droppedEntity = "dropped-entity"
        /// A `<` that begins no markup was kept as text.
        case bareLessThan = "bare-less-than"
        /// A `]]>` in text was kept.
        case cdataEndInText = "cdata-end-in-text"
        /// A `--` in a comment was passed over.
        case doubleHyphen = "double-hyphen"
        /// A processing instruction without a right name was dropped.
        case instruction
        /// An attribute value without quotes was read up to the next blank.
        case unquotedValue = "unquoted-value"
        /// An attribute without a value was read as empty.
        case missingValue = "missing-value"
        /// Attributes without a blank between them were read.
        case missingBlank = "missing-blank"
        /// An attribute that stands twice was read once, the first.
        case duplicateAttribute = "duplicate-attribute"
        /// A `<` in an attribute value was kept.
        case lessThanInAttribute = "less-than-in-attribute"
        /// Something behind the name of an end tag was dropped.
        case endTagRest = "end-tag-rest"
        /// An element without end tag was closed by that of an outer one.
        case unclosedElement = "unclosed-element"
        /// An end tag that closes nothing was dropped.
        case strayEnd = "stray-end"
        /// Something before the root was dropped.
        case textBeforeRoot = "text-before-root"
        /// Everything behind the root was dropped.
        case trailing
        /// A prefix without declaration was read as usual, or as unknown.
        case undeclaredPrefix = "undeclared-prefix"
    }

    /// The kind of repair.
    public var code: Code
    /// How often it was made.
    public var count: Int
    /// The line of the first, from 1.
    public var line: Int

    /// A repair made `count` times, first in `line`.
    public init(code: Code, count: Int, line: Int) { (self.code, self.count, self.line) = (code, count, line) }
}

extension [MarkupRepair] {
    /// How many repairs were made in all.
    var total: Int { reduce(0) { $0 + $1.count } }

    /// Counts `count` more repairs of a kind; `line` is asked for the first one only.
    mutating func add(_ code: MarkupRepair.Code, count: Int = 1, line: @autoclosure () -> Int) {
        guard let index = firstIndex(where: { $0.code == code }) else {
            append(MarkupRepair(code: code, count: count, line: line()))
            return
        }
        self[index].count += count
    }
}
