import Testing
import TurGeo
import TurOutings
import TurStorage

extension StoreConformance {
    static let checking = [
        StoreConformance("a sound store has no finding but information, and a check changes nothing") {
            store,
            _ async throws in
            #expect(try await store.check().allSatisfy { $0.isInformation })
            try await store.commit(Self.file("a", Fixture.walk(1_300)) + Self.file("b", Fixture.walk(7), original: [1]))
            try await store.commit([
                .putRoute(Fixture.route("r")), .putMarker(Fixture.marker("m")),
                .edit(Self.rename("a", from: "a", to: "b")),
                .edit(Self.deletion("b")),
            ])
            let before = try await StoreSnapshot(of: store)
            #expect(try await store.check().filter { !$0.isInformation }.isEmpty)
            #expect(try await StoreSnapshot(of: store) == before)
        },
        StoreConformance("fixes that an outing lacks are lost; the remedy is the last argument") {
            store,
            _ async throws in
            let (source, fixes) = (Fixture.source("a"), Fixture.walk(300))
            let outing = Fixture.outing("a", fixes: fixes, source: source)
            try await store.commit([
                .addSource(source, original: nil), .appendFixes(fixes[0..<200], source: source.id), .putOuting(outing),
            ])
            let findings = try await store.check().filter { !$0.isInformation }
            #expect(findings.map(\.code) == ["store-fixes-missing"] && findings.map(\.effect) == [.lost])
            #expect(findings.first?.arguments == ["\(outing.id)", "100", Remedy.importAgain.rawValue])
        },
        StoreConformance("a total that does not follow from the log is a warning") { store, _ async throws in
            let (source, fixes) = (Fixture.source("a"), Fixture.walk(300))
            var outing = Fixture.outing("a", fixes: fixes, source: source)
            outing.legs[0].figures.fixes = 299
            try await store.commit([
                .addSource(source, original: nil), .appendFixes(fixes, source: source.id), .putOuting(outing),
            ])
            let findings = try await store.check().filter { !$0.isInformation }
            #expect(findings.map(\.code) == ["store-totals"] && findings.map(\.effect) == [.warning])
        },
        StoreConformance("a check that is cancelled throws cancelled") { store, _ async throws in
            let task = Task {
                withUnsafeCurrentTask { $0?.cancel() }
                _ = try await store.check()
            }
            await expectError(.cancelled) { try await task.value }
        },
    ]
}
