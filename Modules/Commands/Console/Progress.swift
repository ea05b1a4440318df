import TurGeo
import TurOutings
import TurTexts

/// Tells on a terminal how far a verb is, once it takes longer than a second.
struct Progress {
    private let shell: Shell
    private let total: Int
    private let start: Instant
    private var done = 0
    private var shown: Instant?

    /// The progress of `total` steps; `shell` has the clock and the console.
    init(_ shell: Shell, total: Int) { (self.shell, self.total, start) = (shell, total, shell.now()) }

    /// One more step is done.
    mutating func step() {
        done += 1
        guard shell.console.showsProgress else { return }
        let now = shell.now()
        guard now.seconds(since: start) > 1, now.seconds(since: shown ?? start) > 0.2 else { return }
        shown = now
        shell.console.hint(shell.texts("progress", "\(done)", "\(total)"))
    }

    /// Wipes what was shown.
    mutating func end() {
        if shown != nil { shell.console.hint("") }
        shown = nil
    }
}
