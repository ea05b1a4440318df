import Testing
import TurGeo
import TurOutings
import TurStorage

extension StoreConformance {
    static let outings = [
        StoreConformance("a commit does all its changes in their order") { store, _ async throws in
            let (source, fixes) = (Fixture.source("a"), Fixture.walk(300))
            let outing = Fixture.outing("a", fixes: fixes, source: source)
            try await store.commit(Self.file("a", fixes) + [.set(key: "k", value: "1"), .set(key: "k", value: "2")])
            #expect(try await store.outing(outing.id) == StoredOuting(outing))
            #expect(try await store.fixes(of: outing.legs[0].pieces[0]) == fixes)
            #expect(try await store.settings() == ["k": "2"])
            try await store.commit([])
        },
        StoreConformance("when a commit throws, nothing of it has happened") { store, _ async throws in
            try await store.commit(Self.file("a", Fixture.walk(30)))
            let before = try await StoreSnapshot(of: store)
            await expectError(.notFound) {
                try await store.commit(
                    Self.file("b", Fixture.walk(900)) + [
                        .putRoute(Fixture.route("r")), .putMarker(Fixture.marker("m")), .set(key: "k", value: "v"),
                        .edit(Self.rename("a", from: "a", to: "z")), .deleteRoute(Fixture.id("never")),
                    ]
                )
            }
            #expect(try await StoreSnapshot(of: store) == before)
        },
        StoreConformance("a commit that is cancelled before it took hold throws cancelled and has done nothing") {
            store,
            _ async throws in
            let task = Task {
                withUnsafeCurrentTask { $0?.cancel() }
                try await store.commit([.set(key: "k", value: "v")])
            }
            await expectError(.cancelled) { try await task.value }
            #expect(try await store.settings().isEmpty)
        },
        StoreConformance("an outing that never was is nil") { store, _ async throws in
            #expect(try await store.outing(Fixture.id("nobody")) == nil)
        },
        StoreConformance("putting an outing again replaces it, its pieces too") { store, _ async throws in
            let (source, fixes) = (Fixture.source("a"), Fixture.walk(300))
            var outing = Fixture.outing("a", fixes: fixes, source: source)
            try await store.commit(Self.file("a", fixes))
            outing.note = ""
            outing.legs[0].kind = KindID(rawValue: "run")
            outing.legs[0].pieces = [Piece(source: source.id, sequences: 0..<10)]
            try await store.commit([.putOuting(outing)])
            #expect(try await store.outing(outing.id) == StoredOuting(outing))
            #expect(try await store.headers() == [OutingHeader(outing)])
            #expect(try await store.outings(near: fixes.position(at: 299), radius: 1).isEmpty)
            #expect(try await store.outings(near: fixes.position(at: 9), radius: 1) == [outing.id])
        },
        StoreConformance("a piece needs its source; its fixes may come later") { store, _ async throws in
            let (source, fixes) = (Fixture.source("a"), Fixture.walk(30))
            let outing = Fixture.outing("a", fixes: fixes, source: source)
            await expectError(.notFound) { try await store.commit([.putOuting(outing)]) }
            try await store.commit([.addSource(source, original: nil), .putOuting(outing)])
            try await store.append(fixes, to: source.id)
            #expect(try await store.fixes(of: outing.legs[0].pieces[0]) == fixes)
        },
        StoreConformance("an outing that could not be read back is refused") { store, _ async throws in
            let source = Fixture.source("a")
            let sound = Fixture.outing("a", fixes: Fixture.walk(30), source: source)
            try await store.commit([.addSource(source, original: nil)])
            for spoil in Self.spoilers {
                var outing = sound
                spoil(&outing)
                await expectError(.refused) { [outing] in try await store.commit([.putOuting(outing)]) }
            }
            #expect(try await store.headers().isEmpty)
        },
        StoreConformance("headers follow from the outings, by the instant of their start, then by id") {
            store,
            _ async throws in
            let names = ["d", "a", "c", "b", "e", "f"]
            var outings: [Outing] = []
            for (place, name) in names.enumerated() {
                let (source, fixes) = (Fixture.source(name), Fixture.walk(20 + place))
                outings.append(
                    Fixture.outing(name, fixes: fixes, source: source, at: place < 3 ? 50 : Int64(place % 2))
                )
                try await store.commit([.addSource(source, original: nil), .putOuting(outings[place])])
            }
            let headers = try await store.headers()
            #expect(headers == OutingHeader.inOrder(outings.map { OutingHeader($0) }))
            #expect(headers.map(\.start.instant) == headers.map(\.start.instant).sorted())
        },
        StoreConformance("known tells what is there, what is deleted, and nothing of what was never seen") {
            store,
            _ async throws in
            let (a, b) = (Fixture.id("outing a"), Fixture.id("outing b"))
            let (route, marker) = (Fixture.route("r"), Fixture.marker("m"))
            try await store.commit(Self.file("a", Fixture.walk(3)) + Self.file("b", Fixture.walk(3)))
            try await store.commit([.putRoute(route), .putMarker(marker), .edit(Self.deletion("b"))])
            try await store.commit([.deleteMarker(marker.id)])
            let known = try await store.known([a, b, route.id, marker.id, Fixture.id("nobody"), a])
            #expect(known == [a: .present, b: .deleted, route.id: .present, marker.id: .deleted])
        },
        StoreConformance("names of any text are stored and read back, byte by byte") { store, _ async throws in
            let source = Fixture.source("a")
            try await store.commit([.addSource(source, original: nil)])
            for (index, name) in Fixture.hostileNames(100, seed: 3).enumerated() {
                var outing = Fixture.outing("\(index)", kind: name, fixes: Fixes(), source: source)
                (outing.name, outing.note, outing.tags, outing.creator) = (name, name, [name], name)
                try await store.commit([.putOuting(outing), .set(key: "\(index)", value: name)])
                let stored = try #require(try await store.outing(outing.id))
                let setting = try await store.settings()["\(index)"]
                let header = try #require(try await store.headers().first { $0.id == outing.id })
                for text in [stored.outing.name, stored.outing.tags[0], setting, header.name, header.kinds[0].rawValue]
                {
                    #expect(text.map { Array($0.utf8) } == Array(name.utf8))
                }
            }
        },
    ]

    /// The changes that import a file: its source, its fixes, and an outing over all of them.
    static func file(_ name: String, _ fixes: Fixes, original: [UInt8]? = nil) -> [StoreChange] {
        let source = Fixture.source(name)
        return [
            .addSource(source, original: original), .appendFixes(fixes, source: source.id),
            .putOuting(Fixture.outing(name, fixes: fixes, source: source)),
        ]
    }

    private static let spoilers: [@Sendable (inout Outing) -> Void] = [
        { $0.legs = [] },
        { $0.legs[0].end = Fixture.time(-1) },
        { outing in
            var next = outing.legs[0]
            (next.id, next.start) = (Fixture.id("next"), Fixture.time(-500))
            outing.legs.append(next)
        },
        { $0.legs[0].start = LocalTime(Instant(seconds: -90_000_000_000), offsetMinutes: 0) },
        { $0.legs[0].end = LocalTime(Instant(seconds: 300_000_000_000), offsetMinutes: 0) },
        { $0.legs[0].end.offsetMinutes = 6_000 },
        { $0.legs[0].figures.distance = .nan },
        { $0.legs[0].figures.topSpeed = .infinity },
        { $0.weather = Weather(temperature: .nan) },
        { $0.settings.stride = -.infinity },
        { $0.markers[0].elevation = .nan },
        { $0.markers[0].position.latitudeE7 = .max },
        { $0.legs[0].pieces[0].count = 0 },
        { $0.legs[0].pieces[0].first = .max },
    ]
}
