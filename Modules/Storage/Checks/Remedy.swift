public import TurOutings

/// What helps against a finding of a check; shells make a sentence of it.
public enum Remedy: String, Hashable, Sendable, CaseIterable {
    /// Nothing needs to be done.
    case none
    /// Export what can be read into a new store, or go back to a copy.
    case restoreCopy = "restore-copy"
    /// Import the file again; its original lies in the store if it was kept.
    case importAgain = "import-again"
    /// What is derived can be made anew from what was recorded.
    case deriveAgain = "derive-again"
    /// Take a newer version of the program.
    case updateProgram = "update-program"
    /// Take a newer version of the library.
    case updateLibrary = "update-library"
    /// Make room on the disk.
    case makeRoom = "make-room"
    /// Wait for the other program.
    case wait
}

extension Finding {
    /// What a check of a store found; the remedy becomes the last argument.
    public static func store(
        _ code: String,
        _ effect: Effect,
        count: Int = 1,
        _ arguments: [String],
        _ remedy: Remedy
    ) -> Finding {
        Finding(code, effect, count: count, arguments: arguments + [remedy.rawValue])
    }

    /// Whether it says how things are, and nothing is wrong.
    public var isInformation: Bool { count == 0 }
}
