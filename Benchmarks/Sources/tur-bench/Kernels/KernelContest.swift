import Harness

/// The sides of one kernel at one size, each in its own process, taking turns.
struct KernelContest {
    /// A side while it is measured.
    private final class Contender {
        let name: String
        let child: Child
        /// Whether it is another's, held to one thread.
        let isPeer: Bool
        var runs: [Measured] = []
        var wanted = 0
        var peakBytes = 0

        init(_ name: String, _ words: [String], isPeer: Bool = false) throws {
            (self.name, self.isPeer) = (name, isPeer)
            child = try Child(name, words)
        }
    }

    /// What is measured.
    var kernel: Kernel
    /// The number of items.
    var size: Int
    /// The folder with the inputs.
    var inputs: String
    /// Where the peers in Python are; nil leaves all peers out.
    var peers: PeerSetting?
    /// The most runs of one side.
    var mostRuns = 9

    /// Measures, and compares all answers before anything else is made of them.
    ///
    /// - Throws: `BenchFault` when answers differ or a side ends early.
    func row() throws -> BenchRow {
        let contenders = try contenders()
        defer { for contender in contenders { contender.child.kill() } }
        for contender in contenders { try warmUp(contender, against: contenders[0]) }
        for round in 0..<mostRuns {
            for contender in contenders where round < contender.wanted {
                contender.runs.append(try contender.child.run())
                try check(contender, against: contenders[0])
            }
        }
        for contender in contenders { contender.peakBytes = try contender.child.quit() }
        return row(of: contenders)
    }

    private func contenders() throws -> [Contender] {
        var all = [try Contender("tur", own("ours"))]
        if let naive = kernel.naive, size <= naive.upTo { all.append(try Contender("naive", own("naive"))) }
        guard let peers else { return all }
        for peer in kernel.peers where size <= peer.largest {
            let words = peer.side == nil ? peers.words(peer, inputs: inputs) : own(peer.name)
            all.append(try Contender(peer.name, words, isPeer: true))
        }
        return all
    }

    private func own(_ side: String) -> [String] {
        [Setting.own, "--kernel", kernel.name, "--side", side, "--inputs", inputs]
    }

    /// The first run is not counted, but tells how many are affordable.
    private func warmUp(_ contender: Contender, against first: Contender) throws {
        let run = try contender.child.run()
        contender.runs = [run]
        try check(contender, against: first)
        contender.wanted = min(mostRuns, run.cpu < 0.3 ? 9 : run.cpu < 2 ? 5 : 3)
    }

    private func check(_ contender: Contender, against first: Contender) throws {
        guard let run = contender.runs.last, let reference = first.runs.first?.answer else { return }
        let place = "\(kernel.name), n = \(size)"
        if contender.isPeer, run.wall > 0.05, run.cpu > 1.3 * run.wall {
            throw BenchFault("\(place): \(contender.name) used more than one thread")
        }
        let names = try run.answer.differences(from: reference, tolerance: kernel.tolerance)
        guard names.isEmpty else {
            throw BenchFault("\(place): \(contender.name) \(run.answer), but \(first.name) \(reference): \(names)")
        }
    }

    private func row(of contenders: [Contender]) -> BenchRow {
        let timings = contenders.map { contender in
            let runs = contender.runs.dropFirst()
            return Timing(cpu: Samples(runs.map(\.cpu)), wall: Samples(runs.map(\.wall)))
        }
        let naive = contenders.firstIndex { $0.name == "naive" && !$0.isPeer }
        let pair = [timings[0]] + (naive.map { [timings[$0]] } ?? [])
        var row = BenchRow(kernel.name, size: size, item: kernel.item, pair, against: naive.map { _ in "naive" })
        row.peakMegabytes = Double(contenders[0].peakBytes) / 1e6
        row.allocations = contenders[0].runs.compactMap(\.allocations).min()
        guard peers != nil else { return row }
        row.peers = kernel.peers.map { peer in
            let index = contenders.firstIndex { $0.isPeer && $0.name == peer.name }
            return PeerFigure(
                name: peer.name,
                cpu: index.map { timings[$0].cpu },
                peakMegabytes: index.map { Double(contenders[$0].peakBytes) / 1e6 }
            )
        }
        return row
    }
}

/// Where the peers in Python are.
struct PeerSetting: Sendable {
    /// The interpreter of the environment in which they are installed.
    var python: String
    /// The folder Benchmarks/Peers.
    var scripts: String

    fileprivate func words(_ peer: Peer, inputs: String) -> [String] {
        [python, "\(scripts)/\(peer.script[0]).py", inputs] + peer.script.dropFirst()
    }
}

extension Answer {
    /// The names of what differs from `other`.
    ///
    /// - Throws: `BenchFault` when there is nothing to compare.
    fileprivate func differences(from other: Answer, tolerance: Double) throws -> [String] {
        let counted = counts.keys.filter { other.counts[$0] != nil }.sorted()
        let summed = sums.keys.filter { other.sums[$0] != nil }.sorted()
        guard counted.count + summed.count > 0 else { throw BenchFault("nothing in common: \(self), \(other)") }
        let unequal = summed.filter { name in
            let (mine, theirs) = (sums[name] ?? 0, other.sums[name] ?? 0)
            return !(abs(mine - theirs) <= tolerance * max(abs(mine), abs(theirs)))
        }
        return counted.filter { counts[$0] != other.counts[$0] } + unequal
    }
}
