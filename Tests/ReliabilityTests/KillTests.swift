import Foundation
import Testing
import TurProgramKit
import TurTestKit

@Suite struct KillTests {
    private static let kills = Soak.choose(short: 20, soak: 200)
    private static let files = 400

    @Test func `what an import told is there after a kill at any moment, and the next one completes it`() throws {
        let folder = try BuiltProgram()
        let whole = try BuiltProgram()
        defer { for program in [folder, whole] { program.remove() } }
        let files = try SmallFiles(Self.files, in: folder.file("files"))
        let import_ = ["import", files.folder.path, "--json"]
        try whole.run(import_)
        let list = try whole("list", "--json").output
        let given = ProcessInfo.processInfo.environment["TUR_SEED"].flatMap { UInt64($0) }
        let seed = given ?? UInt64.random(in: 1...(.max))
        print("seed of the kills, for TUR_SEED: \(seed)")
        var campaign = Campaign(words: import_, files: files.count, random: SeededRandom(seed: seed))
        while campaign.kills < Self.kills {
            let tur = try BuiltProgram()
            defer { tur.remove() }
            try campaign.run(on: tur, upTo: Self.kills)
            try tur.run(import_)
            #expect(try tur("list", "--json").output == list)
            let again = try tur.run(import_)
            #expect(again.stored.isEmpty && again.status == 0)
            #expect(try tur("list", "--json").output == list)
        }
        print("\(campaign.kills) kills, \(campaign.told) files told before one")
        #expect(campaign.told > 0)
    }
}

/// Imports of one folder that are killed, one after the other.
private struct Campaign {
    var words: [String]
    var files: Int
    var random: SeededRandom
    var kills = 0
    var told = 0

    init(words: [String], files: Int, random: SeededRandom) {
        (self.words, self.files, self.random) = (words, files, random)
    }

    /// Kills imports into the store of `tur`, until it holds all files or there were `limit` kills.
    mutating func run(on tur: BuiltProgram, upTo limit: Int) throws {
        var known: Set<String> = []
        while kills < limit, known.count < files {
            let started = try tur.start(words)
            wait(for: started)
            guard started.isRunning else {
                _ = try started.wait()
                return
            }
            started.kill()
            let run = try started.wait()
            guard run.status == SIGKILL else { return }
            (kills, told) = (kills + 1, told + run.stored.count)
            known.formUnion(run.stored)
            try look(at: tur, known: &known)
        }
    }

    /// Until some moment of the start, or of the work, which begins with the first word of output.
    private mutating func wait(for started: RunningProgram) {
        guard !random.oneIn(3) else { return Thread.sleep(forTimeInterval: Double(random.number(1..<60)) / 1e3) }
        while started.isRunning, !started.hasSpoken { Thread.sleep(forTimeInterval: 0.001) }
        Thread.sleep(forTimeInterval: Double(random.number(1..<700_000)) / 1e6)
    }

    private func look(at tur: BuiltProgram, known: inout Set<String>) throws {
        let health = try tur("doctor", "--json")
        // A kill before the first commit may leave nothing, or a file in which nothing is.
        let isSound = try health.status == 3 ? known.isEmpty : health.object()["sound"] as? Bool == true
        #expect(isSound, "seed \(random.seed), kill \(kills): \(health.output) \(health.errors)")
        let names = try tur.names()
        #expect(Set(names).count == names.count && known.isSubset(of: names), "seed \(random.seed), kill \(kills)")
        known.formUnion(names)
    }
}
