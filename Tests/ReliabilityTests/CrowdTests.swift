import Foundation
import Synchronization
import Testing
import TurProgramKit

@Suite struct CrowdTests {
    private static let seconds = Soak.choose(short: 5.0, soak: 30.0)

    @Test func `two that write and three that read lose nothing and never fail`() async throws {
        let tur = try BuiltProgram()
        defer { tur.remove() }
        let crowd = Crowd(tur: tur, end: Date(timeIntervalSinceNow: Self.seconds))
        await crowd.work([
            { try crowd.write(first: 0) }, { try crowd.write(first: 5_000) }, { try crowd.read() },
            { try crowd.read() }, { try crowd.read() },
        ])
        let (notes, reads, failures) = crowd.told.withLock { ($0.notes, $0.reads, $0.failures) }
        #expect(failures == [])
        print("\(notes.count) outings written, \(reads) lists read")
        #expect(notes.count >= 4 && reads > 0)
        let list = try tur("list", "--json").array()
        #expect(Set(list.compactMap { $0["id"] as? String }) == Set(notes.keys) && list.count == notes.count)
        for (id, note) in notes {
            let outing = try tur("show", id, "--json").object()
            #expect(outing["note"] as? String == note && outing["name"] as? String == note)
        }
        #expect(try tur.isSound())
    }
}

/// Programs on one store, all at the same time.
private final class Crowd: Sendable {
    struct Told {
        /// The note of each outing that was told as stored.
        var notes: [String: String] = [:]
        var reads = 0
        var failures: [String] = []
    }

    struct Failure: Error {
        var run: BuiltProgram.Run
    }

    let tur: BuiltProgram
    let end: Date
    let told = Mutex(Told())

    init(tur: BuiltProgram, end: Date) { (self.tur, self.end) = (tur, end) }

    /// Runs all of `jobs` at once, each over and over until the end; not on the threads of Swift's tasks, which are few.
    func work(_ jobs: [@Sendable () throws -> Void]) async {
        let (queue, group) = (DispatchQueue(label: "crowd", attributes: .concurrent), DispatchGroup())
        for job in jobs {
            queue.async(group: group) {
                do { try job() } catch { self.told.withLock { $0.failures.append("\(error)") } }
            }
        }
        await withCheckedContinuation { done in group.notify(queue: queue) { done.resume() } }
    }

    /// Imports a few files at a time, and gives each outing a note and the same name.
    func write(first: Int) throws {
        var number = first
        repeat {
            let files = try SmallFiles(3, in: tur.file("files-\(number)"), first: number)
            try checked(["import", files.folder.path, "--json"], stored: 3)
            let names = Set((0..<3).map { "\(number + $0)" })
            for outing in try checked(["list", "--json"]).array() {
                guard let name = outing["name"] as? String, names.contains(name) else { continue }
                guard let id = outing["id"] as? String else { continue }
                let note = "note of \(name)"
                try checked(["note", id, note])
                try checked(["rename", id, note])
                told.withLock { $0.notes[id] = note }
            }
            number += 3
        } while Date() < end
    }

    /// Lists the outings; there are never fewer than before, and all that was told is there.
    func read() throws {
        var least = 0
        repeat {
            let before = told.withLock { Set($0.notes.keys) }
            let ids = try checked(["list", "--json"]).array().compactMap { $0["id"] as? String }
            guard ids.count >= least, before.isSubset(of: ids) else {
                return told.withLock { $0.failures.append("\(ids.count) outings after \(least)") }
            }
            least = ids.count
            told.withLock { $0.reads += 1 }
        } while Date() < end
    }

    @discardableResult
    private func checked(_ words: [String], stored: Int = 0) throws -> BuiltProgram.Run {
        let run = try tur.run(words)
        guard run.status == 0, run.stored.count == stored else { throw Failure(run: run) }
        return run
    }
}
