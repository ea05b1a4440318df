/// What a text that should be a decimal number turned out to be.
public enum DecimalParse: Sendable, Hashable {
    /// A number, scaled to the decimals asked for.
    case value(Int64)
    /// A number written with a decimal comma, scaled to the decimals asked for.
    case commaValue(Int64)
    /// No number is given: nothing, blanks, NaN, an infinity or null.
    case absent
    /// Anything else, and numbers beyond Int64.
    case malformed

    /// The scaled number, if there is one, with whichever separator.
    @inlinable public var number: Int64? {
        switch self {
        case .value(let number), .commaValue(let number): number
        case .absent, .malformed: nil
        }
    }
}
