/// Software that a kernel is measured against in the same run.
struct Peer: Sendable {
    /// Its name in tables and JSON.
    var name: String
    /// The largest size that it survives in reasonable time.
    var largest: Int
    /// The name of its file in Benchmarks/Peers, without the ending, and further words for it; empty for one in Swift.
    var script: [String]
    /// The side, for one in Swift.
    var side: Side?

    /// A peer in Python.
    init(_ name: String, script: String, words: [String] = [], upTo largest: Int = .max) {
        (self.name, self.largest, self.script) = (name, largest, [script] + words)
    }

    /// A peer in Swift, such as another kernel of ours; it runs without Python.
    init(_ name: String, upTo largest: Int = .max, side: Side) {
        (self.name, self.largest, script, self.side) = (name, largest, [], side)
    }
}
