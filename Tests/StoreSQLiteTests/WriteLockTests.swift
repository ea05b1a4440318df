import Testing
import TurGeo
import TurOutings
import TurStorage
import TurTestKit

@testable import TurStoreSQLite

struct WriteLockTests {
    private let folder: StoreFolder

    init() throws { folder = try StoreFolder() }

    @Test func `one connection reads while another one writes`() async throws {
        let (writer, reader) = (try await folder.open(), try await folder.open(.readOnly))
        let source = Fixture.source("a")
        try await writer.commit([.addSource(source, original: nil)])
        let piece = Piece(source: source.id, sequences: 0..<100_000)
        try await withThrowingTaskGroup { group in
            group.addTask {
                for part in 0..<60 {
                    let fixes = Fixture.walk(100, first: Int64(part * 100))
                    try await writer.commit([.appendFixes(fixes, source: source.id), .set(key: "n", value: "\(part)")])
                }
            }
            group.addTask {
                var last = 0
                while last < 6_000 {
                    let count = try await reader.fixes(of: piece).count
                    #expect(count >= last && count % 100 == 0)
                    last = count
                    await Task.yield()
                }
            }
            try await group.waitForAll()
        }
        #expect(try await reader.settings() == ["n": "59"])
    }

    @Test func `a second writer gets store-busy and the holder after the wait, and may try again`() async throws {
        let clock = ManualClock()
        let store = try await folder.open(clock: clock, program: "second", wait: .milliseconds(40))
        let lock = try WriteLock(of: folder.path) { "first 42 now" }
        try await lock.held(waiting: .zero) {
            #expect(WriteLock.holder(of: folder.path) == "first 42 now")
            try await expectBusy(store)
        }
        #expect(WriteLock.holder(of: folder.path) == nil)
        try await store.commit([.set(key: "k", value: "v")])
        #expect(try await store.settings() == ["k": "v"])
    }

    @Test func `the holder is named by program, process and time`() async throws {
        let (clock, other) = (
            ManualClock(Instant(seconds: 1_700_000_000)), try await folder.open(program: "other", wait: .zero)
        )
        let store = try await folder.open(clock: clock, program: "walker")
        try await store.writing { _ in
            let holder = WriteLock.holder(of: folder.path)
            #expect(holder == "walker \(ProcessFacts.id) 2023-11-14T22:13:20+00:00")
        }
        try await other.commit([.set(key: "k", value: "v")])
    }

    @Test func `a check names who holds the lock`() async throws {
        let store = try await folder.open()
        let lock = try WriteLock(of: folder.path) { "first 42 now" }
        try await lock.held(waiting: .zero) {
            let finding = try await store.check().first { $0.code == "store-locked" }
            #expect(finding?.arguments == ["first 42 now", Remedy.wait.rawValue])
        }
    }

    @Test func `a writer that waits is let in as soon as the lock is free`() async throws {
        let (store, lock) = (try await folder.open(), try WriteLock(of: folder.path) { "first" })
        let task = try await lock.held(waiting: .zero) {
            let task = Task { try await store.commit([.set(key: "k", value: "v")]) }
            try await Task.sleep(for: .milliseconds(30))
            return task
        }
        try await task.value
        #expect(try await store.settings() == ["k": "v"])
    }

    @Test func `a writer that waits can be cancelled, and has done nothing`() async throws {
        let (store, lock) = (try await folder.open(), try WriteLock(of: folder.path) { "first" })
        try await lock.held(waiting: .zero) {
            let task = Task { try await store.commit([.set(key: "k", value: "v")]) }
            try await Task.sleep(for: .milliseconds(30))
            task.cancel()
            let error = await #expect(throws: TurError.self) { try await task.value }
            #expect(error?.code == .cancelled)
        }
        #expect(try await store.settings().isEmpty)
    }

    @Test func `what a dead holder left does not count`() throws {
        do {
            let lock = try WriteLock(of: folder.path) { "a very long name of a program that is gone" }
            try lock.held(waiting: .zero) {}
        }
        let lock = try WriteLock(of: folder.path) { "next" }
        try lock.held(waiting: .zero) { #expect(WriteLock.holder(of: folder.path) == "next") }
    }

    private func expectBusy(_ store: SQLiteStore) async throws {
        let start = ContinuousClock.now
        let error = await #expect(throws: TurError.self) { try await store.commit([.set(key: "k", value: "v")]) }
        #expect(error?.code == .storeBusy && error?.arguments == ["first 42 now"] && error?.isRetryable == true)
        #expect(ContinuousClock.now - start >= .milliseconds(40))
        #expect(try await store.settings().isEmpty)
    }
}

extension WriteLock {
    /// `held` for bodies that wait for other tasks.
    func held<Result>(waiting wait: Duration, _ body: () async throws -> Result) async throws -> Result {
        try acquire(wait)
        defer { release() }
        return try await body()
    }
}
