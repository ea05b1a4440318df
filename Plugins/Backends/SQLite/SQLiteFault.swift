import CTurSQLite
import TurOutings

/// The one place where SQLite's return codes become errors.
enum SQLiteFault {
    /// The error behind `code`, an extended one, that came of what was tried: a word such as `commit`.
    static func error(_ code: Int32, message: String, path: String, tried: String) -> TurError {
        let cause = "\(message) (\(code))"
        let place = TurError.Place(file: path)
        switch code & 0xff {
        case SQLITE_FULL:
            return TurError(.diskFull, [path], at: place, isRetryable: true, cause: cause)
        case SQLITE_BUSY, SQLITE_LOCKED:
            return TurError(.storeBusy, [path], at: place, isRetryable: true, cause: cause)
        case SQLITE_CORRUPT, SQLITE_NOTADB:
            return TurError(.storeDamaged, [tried], at: place, cause: cause)
        case SQLITE_ERROR where isOfSchema(message):
            return TurError(.storeDamaged, ["schema"], at: place, cause: cause)
        case SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_READONLY, SQLITE_AUTH:
            return TurError(.file, [path, message], at: place, cause: cause)
        case SQLITE_INTERRUPT:
            return TurError(.cancelled, at: place, cause: cause)
        default:
            return TurError(.store, [tried], at: place, cause: cause)
        }
    }

    /// Whether a table or column is not there: all statements are fixed, so that then the file's schema is not ours.
    private static func isOfSchema(_ message: String) -> Bool {
        message.contains("no such ") || message.contains(" has no column ")
    }

    /// Whether the disk itself failed, after which nothing that the connection believes may be trusted.
    static func isOfDisk(_ code: Int32) -> Bool { code & 0xff == SQLITE_IOERR }
}
