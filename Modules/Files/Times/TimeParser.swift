/// Reads times as files write them: RFC 3339 and its common misspellings (formats.md 5.6).
public enum TimeParser {
    /// Reads `text` as a time.
    ///
    /// Accepted: white space around; `T`, `t` or blanks between date and time; missing seconds; a fraction of 1 to 9
    /// digits behind a point or comma; `Z`, `z`, `±hh:mm`, `±hhmm`, `±hh` or no zone, with blanks before it; a zone name
    /// in brackets behind, which is ignored. What is finer than a millisecond is cut off, so a time is never moved into
    /// the next second. Second 60 is read as 59.999 in any minute. A date alone, days that the calendar lacks, 24:00 and
    /// offsets of 24 hours or more are malformed.
    /// - Complexity: O(n) in the bytes of `text`.
    public static func parse(_ text: UnsafeBufferPointer<UInt8>) -> TimeParse {
        if let milliseconds = PlainTime.read(text) { return .value(TimeReading(milliseconds: milliseconds)) }
        if let reading = TimeNumeral.read(text) { return .value(reading) }
        let word = trimmed(text).map { $0 | 0x20 }
        return word.isEmpty || word == Array("null".utf8) || word == Array("nan".utf8) ? .absent : .malformed
    }
}
