import TurGeo

/// The written offsets of a leg's fixes as runs, since GPX itself has only UTC: `120*40 60*25 -*3` is 40 fixes at
/// +02:00, 25 at +01:00 and 3 without.
struct GPXOffsets {
    private(set) var runs: [(minutes: Int?, count: Int)] = []
    private var run = 0
    private var used = 0

    /// The offsets of `pieces`; none at all where no fix has one.
    init(_ pieces: [Fixes]) {
        guard pieces.contains(where: { $0.channels.contains(.utcOffset) }) else { return }
        for piece in pieces {
            for index in piece.indices {
                let minutes = piece.stored(.utcOffset, at: index).map(Int.init)
                if let last = runs.last, last.minutes == minutes {
                    runs[runs.count - 1].count += 1
                } else {
                    runs.append((minutes, 1))
                }
            }
        }
        if runs.allSatisfy({ $0.minutes == nil }) { runs = [] }
    }

    /// Reads the form of `text`; whatever is not understood ends the offsets.
    init(_ text: String?) {
        for word in (text ?? "").split(separator: " ") {
            let parts = word.split(separator: "*")
            guard parts.count == 2, let count = Int(parts[1]), count > 0 else { return }
            let minutes = Int(parts[0])
            guard minutes != nil || parts[0] == "-", (minutes ?? 0).magnitude < 1_440 else { return }
            runs.append((minutes, count))
        }
    }

    var text: String {
        runs.map { "\($0.minutes.map(String.init) ?? "-")*\($0.count)" }.joined(separator: " ")
    }

    /// The offset of the next fix.
    mutating func next() -> Int? {
        guard run < runs.count else { return nil }
        let minutes = runs[run].minutes
        used += 1
        if used == runs[run].count { (run, used) = (run + 1, 0) }
        return minutes
    }
}
