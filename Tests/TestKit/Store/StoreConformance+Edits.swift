import Testing
import TurGeo
import TurOutings
import TurStorage

extension StoreConformance {
    static let edits = [
        StoreConformance("an edit is written into the log with the next number and done to the outing") {
            store,
            _ async throws in
            try await store.commit(Self.file("a", Fixture.walk(3)))
            let kinds = Edit.Change.kinds(
                before: [.init(leg: Fixture.id("leg a"), kind: KindID(rawValue: "walk"))],
                after: [.init(leg: Fixture.id("leg a"), kind: KindID(rawValue: "run"))]
            )
            let made = [
                Self.rename("a", from: "a", to: nil), Self.edit("a", kinds),
                Self.edit("a", .note(before: "fine weather", after: "rain")),
            ]
            for edit in made { try await store.commit([.edit(edit)]) }
            let edits = try await store.edits()
            #expect(edits.map(\.number) == [1, 2, 3])
            #expect(edits.map(\.change) == made.map(\.change))
            #expect(edits.map(\.time) == made.map(\.time) && edits.map(\.outing) == made.map(\.outing))
            let outing = try #require(try await store.outing(Fixture.id("outing a"))?.outing)
            #expect(outing.name == nil && outing.note == "rain" && outing.legs[0].kind == KindID(rawValue: "run"))
            #expect(try await store.headers() == [OutingHeader(outing)])
        },
        StoreConformance("an edit whose field changed since throws edit-conflict; nothing is written") {
            store,
            _ async throws in
            try await store.commit(Self.file("a", Fixture.walk(3)))
            let changes: [Edit.Change] = [
                .name(before: "b", after: "c"), .note(before: "", after: "x"), .deleted(before: true, after: false),
                .kinds(before: [.init(leg: Fixture.id("leg a"), kind: .unknown)], after: []),
                .kinds(before: [], after: [.init(leg: Fixture.id("no leg"), kind: .unknown)]),
            ]
            for change in changes {
                await expectError(.editConflict) { try await store.commit([.edit(Self.edit("a", change))]) }
            }
            #expect(try await store.edits().isEmpty)
            try await store.commit([.edit(Self.rename("a", from: "a", to: "b"))])
            #expect(try await store.edits().map(\.number) == [1])
        },
        StoreConformance("an edit needs its outing, and an undo the entry that it undoes") { store, _ async throws in
            try await store.commit(Self.file("a", Fixture.walk(3)))
            await expectError(.notFound) { try await store.commit([.edit(Self.rename("b", from: "b", to: "c"))]) }
            var undo = Self.rename("a", from: "a", to: "b")
            for number in [0, 1, -1, Int64.max] {
                undo.undoes = number
                await expectError(.notFound) { [undo] in try await store.commit([.edit(undo)]) }
            }
            try await store.commit([.edit(Self.rename("a", from: "a", to: "b"))])
            var back = Self.rename("a", from: "b", to: "a")
            back.undoes = 1
            try await store.commit([.edit(back)])
            #expect(try await store.edits().map(\.undoes) == [nil, 1])
            #expect(try await store.outing(Fixture.id("outing a"))?.outing.name == "a")
        },
        StoreConformance("a deletion leaves a tombstone of its time and hides the outing; its inverse takes it away") {
            store,
            _ async throws in
            try await store.commit(Self.file("a", Fixture.walk(3)))
            let (id, deletion) = (Fixture.id("outing a"), Self.deletion("a"))
            let before = try #require(try await store.outing(id)).outing
            try await store.commit([.edit(deletion)])
            #expect(try await store.tombstones() == [id: deletion.time])
            #expect(try await store.outing(id) == StoredOuting(before, isDeleted: true))
            #expect(try await store.headers().isEmpty)
            await expectError(.editConflict) { try await store.commit([.edit(deletion)]) }
            try await store.commit([.putOuting(before)])
            #expect(try await store.outing(id)?.isDeleted == true)
            try await store.commit([.edit(Self.edit("a", deletion.change.inverse))])
            #expect(try await store.tombstones().isEmpty)
            #expect(try await store.outing(id) == StoredOuting(before))
            #expect(try await store.headers().count == 1)
        },
        StoreConformance("a deleted outing keeps its fixes") { store, _ async throws in
            let fixes = Fixture.walk(300)
            try await store.commit(Self.file("a", fixes) + [.edit(Self.deletion("a"))])
            #expect(try await store.fixes(of: Self.whole(Fixture.source("a"))) == fixes)
        },
    ]

    static func edit(_ name: String, _ change: Edit.Change) -> Edit {
        Edit(time: Instant(milliseconds: 1_720_000_000_123), outing: Fixture.id("outing \(name)"), change: change)
    }

    static func rename(_ name: String, from before: String?, to after: String?) -> Edit {
        edit(name, .name(before: before, after: after))
    }

    static func deletion(_ name: String) -> Edit { edit(name, .deleted(before: false, after: true)) }
}
