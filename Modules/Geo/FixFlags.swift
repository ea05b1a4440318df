/// What is peculiar about one fix.
public struct FixFlags: OptionSet, BitwiseCopyable, Hashable, Sendable {
    /// The bits as stored.
    public var rawValue: UInt8

    /// The flags whose bits are set in `rawValue`.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Made by densification, never measured: not counted in distance or statistics.
    public static let synthetic = FixFlags(rawValue: 1)
    /// Written again when the recorder fell still, so that quiet differs from a lost signal (row T6).
    public static let stationaryMarker = FixFlags(rawValue: 2)
    /// Reported by the receiver as not valid.
    public static let void = FixFlags(rawValue: 4)
}
