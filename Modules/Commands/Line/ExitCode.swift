public import TurOutings

/// The exit statuses of tur, in one table (also in the README).
public enum ExitCode: Int32, Sendable {
    /// Done; nothing to report.
    case clean = 0
    /// Done, with repairs or warnings.
    case repaired = 1
    /// Something was refused, failed or is not sound.
    case refused = 2
    /// There is no such outing, setting or file, or the name fits several.
    case notFound = 3
    /// Another program holds the store.
    case busy = 4
    /// The store was written by a newer tur, and was left alone.
    case newer = 5
    /// The command line is not understood.
    case usage = 64
    /// Broken off with Ctrl-C; what was reported is kept.
    case interrupted = 130

    /// The status that an error ends with.
    public init(_ code: TurError.Code) {
        switch code {
        case .notFound, .ambiguous: self = .notFound
        case .storeBusy: self = .busy
        case .storeNewer: self = .newer
        case .usage, .setting: self = .usage
        case .cancelled: self = .interrupted
        default: self = .refused
        }
    }
}
