/// Where the program tells what it does; nothing hears it unless somebody passes one in.
public protocol Log: Sendable {
    /// Takes in one entry; must not block.
    func record(_ entry: LogEntry)
}

/// One entry of a log.
public struct LogEntry: Sendable, Hashable {
    /// How much it matters.
    public enum Level: Int, Sendable, Comparable {
        case debug, info, warning, error

        /// Less important first.
        public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
    }

    /// How much it matters.
    public var level: Level
    /// What happened, in words joined by hyphens.
    public var event: String
    /// Names and values; secrets, places and names of people go in as `Redacted`.
    public var fields: [String: String]

    /// An entry.
    public init(_ level: Level, _ event: String, _ fields: [String: String] = [:]) {
        (self.level, self.event, self.fields) = (level, event, fields)
    }
}

/// The log that forgets everything.
public struct NoLog: Log {
    /// A log that forgets.
    public init() {}

    /// Forgets `entry`.
    public func record(_ entry: LogEntry) {}
}

/// A secret, a place or a person's name: its text never shows it.
public struct Redacted<Value: Sendable>: Sendable, CustomStringConvertible {
    /// The value itself.
    public var value: Value

    /// Hides `value` from texts.
    public init(_ value: Value) { self.value = value }

    /// Three dots, whatever the value.
    public var description: String { "…" }
}
