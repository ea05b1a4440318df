/// How a reader treats what is wrong in a file.
public enum ReadingMode: String, Sendable, CaseIterable {
    /// Whatever the format's rules call an error is a fault.
    case strict
    /// What has one plausible meaning is repaired and counted; anything else is a fault.
    case lenient
    /// As lenient, and behind a fault the reader goes on where the next item begins.
    case salvage
}
