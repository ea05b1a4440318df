/// Why markup could not be read any further, and where.
public struct MarkupFault: Error, Sendable, Hashable {
    /// The kinds of fault; the raw values are stable.
    public enum Code: String, Sendable, CaseIterable {
        /// The input ends inside a construct or with open elements.
        case truncated
        /// There is no element at all.
        case noRoot = "no-root"
        /// There is a DOCTYPE, which is not read here.
        case doctype
        /// A DOCTYPE that is to be skipped breaks its grammar.
        case doctypeGrammar = "doctype-grammar"
        /// A figure of `ReadLimits` is exceeded; the detail names it.
        case limit
        /// The bytes are not in the encoding that they claim, or the encoding is not known here.
        case encoding
        /// A character that XML does not allow.
        case character
        /// The XML declaration breaks its grammar.
        case declaration
        /// A name is missing or holds a character that is not allowed there.
        case name
        /// A start or end tag breaks its grammar.
        case syntax
        /// An attribute breaks its grammar.
        case attribute
        /// An attribute stands twice in one start tag.
        case duplicateAttribute = "duplicate-attribute"
        /// A `<` in an attribute value.
        case lessThanInAttribute = "less-than-in-attribute"
        /// A reference breaks its grammar, or refers to what must not be referred to there.
        case reference
        /// A reference to an entity that was not declared.
        case undefinedEntity = "undefined-entity"
        /// An end tag that doesn't match the open element.
        case mismatchedEnd = "mismatched-end"
        /// A comment with `--` inside.
        case doubleHyphen = "double-hyphen"
        /// A processing instruction without a name, or with a reserved one.
        case instruction
        /// A `]]>` in text.
        case cdataEndInText = "cdata-end-in-text"
        /// Something before the root that is not allowed there.
        case textBeforeRoot = "text-before-root"
        /// Something behind the root that is not allowed there.
        case textAfterRoot = "text-after-root"
    }

    /// The kind of fault.
    public var code: Code
    /// The line, from 1.
    public var line: Int
    /// The column in characters, from 1.
    public var column: Int
    /// The offset in the decoded bytes, from 0.
    public var byte: Int
    /// What was found or expected, in a few technical words.
    public var detail: String

    /// A fault at a place.
    public init(code: Code, line: Int, column: Int, byte: Int, detail: String) {
        (self.code, self.line, self.column, self.byte, self.detail) = (code, line, column, byte, detail)
    }
}
