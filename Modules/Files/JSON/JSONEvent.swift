/// What a ``JSONScanner`` comes upon.
public enum JSONEvent: Sendable, Hashable {
    /// An object opens.
    case beginObject
    /// The innermost object closes.
    case endObject
    /// An array opens.
    case beginArray
    /// The innermost array closes.
    case endArray
    /// The key of a member; its value follows.
    case key
    /// A string.
    case string
    /// A number.
    case number
    /// The word true.
    case `true`
    /// The word false.
    case `false`
    /// The word null.
    case null
    /// The text is at its end; comes again when asked again.
    case finished
}
