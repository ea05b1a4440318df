import Testing
import TurGeo
import TurOutings
import TurStorage
import TurTestKit

@testable import TurStoreSQLite

struct SQLiteStoreTests {
    private let folder: StoreFolder

    init() throws { folder = try StoreFolder() }

    @Test(arguments: StoreConformance.all)
    func `a store in SQLite keeps its contract`(_ sentence: StoreConformance) async throws {
        try await sentence.check { try await folder.open(clock: $0) }
    }

    @Test func `it answers as the store in memory does, whatever is asked of it`() async throws {
        try await SeededRandom.eachSeed { random in
            let (folder, clock) = (try StoreFolder(), ManualClock())
            let (store, reference) = (try await folder.open(clock: clock), MemoryStore(clock: clock.read))
            var changes = RandomChanges(seed: random.seed)
            for step in 0..<120 {
                let commit = changes.nextCommit()
                #expect(await code(commit, store) == code(commit, reference), "seed \(random.seed), step \(step)")
                let (place, radius) = changes.nextPlace()
                let near = try await store.outings(near: place, radius: radius)
                #expect(try await reference.outings(near: place, radius: radius) == near, "seed \(random.seed)")
                guard step % 20 == 19 else { continue }
                #expect(try await StoreSnapshot(of: store) == StoreSnapshot(of: reference), "seed \(random.seed)")
                let findings = Set(try await store.check().filter { !$0.isInformation }.map(\.code))
                #expect(findings.isSubset(of: ["store-fixes-missing", "store-totals"]), "seed \(random.seed)")
            }
        }
    }

    @Test func `opening again gives everything back`() async throws {
        let store = try await folder.open()
        try await fill(store)
        let before = try await StoreSnapshot(of: store)
        try await store.close()
        let again = try await folder.open()
        #expect(try await StoreSnapshot(of: again) == before)
        #expect(try await again.original(of: Fixture.source("a").id) == [1, 2, 3])
        let reader = try await folder.open(.readOnly)
        #expect(try await StoreSnapshot(of: reader) == before)
    }

    @Test func `a store that was never closed gives everything back`() async throws {
        var store: SQLiteStore? = try await folder.open()
        try await fill(try #require(store))
        let before = try await StoreSnapshot(of: try #require(store))
        store = nil
        #expect(try await StoreSnapshot(of: try await folder.open()) == before)
    }

    @Test func `after closing, all is in the file, and a call throws store`() async throws {
        let store = try await folder.open()
        try await fill(store)
        try await store.close()
        #expect(ProcessFacts.isEmpty(folder.path + "-wal"))
        let error = await #expect(throws: TurError.self) { try await store.headers() }
        #expect(error?.code == .store && error?.arguments == ["closed"])
        try await store.close()
    }

    @Test func `a thousand hostile names are stored and read back equal`() async throws {
        let (store, names, source) = (try await folder.open(), Fixture.hostileNames(1_000), Fixture.source("a"))
        try await store.commit([.addSource(source, original: nil)])
        let outings = names.enumerated().map { index, name in
            var outing = Fixture.outing("\(index)", kind: name, fixes: Fixes(), source: source)
            (outing.name, outing.note) = (name, name)
            return outing
        }
        try await store.commit(
            outings.map { .putOuting($0) } + names.enumerated().map { .set(key: "\($0) \($1)", value: $1) }
        )
        try await store.close()
        let again = try await folder.open()
        let headers = try await again.headers()
        let texts = Dictionary(uniqueKeysWithValues: headers.map { ($0.id, $0.name.map { Array($0.utf8) }) })
        for (outing, name) in zip(outings, names) {
            #expect(texts[outing.id] == Array(name.utf8))
            #expect(try await again.outing(outing.id)?.outing.note.utf8.elementsEqual(name.utf8) == true)
        }
        #expect(try await again.settings().count == 1_000)
        #expect(try await again.check().allSatisfy { $0.isInformation })
    }

    @Test func `many commits keep the write-ahead log short`() async throws {
        let store = try await folder.open()
        try await store.commit([.addSource(Fixture.source("a"), original: nil)])
        for part in 0..<40 {
            let bytes = [UInt8](repeating: UInt8(part), count: 400_000)
            try await store.commit([.addSource(Fixture.source("file \(part)"), original: bytes)])
        }
        #expect(try folder.size(of: "-wal") < 6 << 20)
        #expect(try await store.original(of: Fixture.source("file 39").id)?.count == 400_000)
    }

    private func fill(_ store: SQLiteStore) async throws {
        let (source, fixes) = (Fixture.source("a"), Fixture.walk(1_300))
        try await store.commit([
            .addSource(source, original: [1, 2, 3]), .appendFixes(fixes, source: source.id),
            .putOuting(Fixture.outing("a", fixes: fixes, source: source)),
            .putOuting(Fixture.outing("b", fixes: fixes, source: source, at: 9)),
            .putRoute(Fixture.route("r")), .putMarker(Fixture.marker("m")), .set(key: "k", value: "v"),
        ])
        let changes: [Edit.Change] = [.name(before: "b", after: nil), .deleted(before: false, after: true)]
        for change in changes {
            let edit = Edit(time: Instant(seconds: 5), outing: Fixture.id("outing b"), change: change)
            try await store.commit([.edit(edit), .set(key: "last", value: "\(change)")])
        }
    }

    private func code(_ changes: [StoreChange], _ store: any Store) async -> TurError.Code? {
        do {
            try await store.commit(changes)
            return nil
        } catch {
            return (error as? TurError)?.code ?? .init(rawValue: "\(error)")
        }
    }
}
