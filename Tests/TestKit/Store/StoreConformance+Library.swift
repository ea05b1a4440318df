import Testing
import TurGeo
import TurOutings
import TurStorage

extension StoreConformance {
    static let library = [
        StoreConformance("a source is found by the digest of its file, and its original comes back byte for byte") {
            store,
            _ async throws in
            let (source, bytes) = (Fixture.source("a"), (0..<70_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
            let bare = Source(id: Fixture.id("bare"), format: "recording", name: "")
            try await store.commit([.addSource(source, original: bytes), .addSource(bare, original: nil)])
            try await store.commit([.addSource(Fixture.source("empty"), original: [])])
            #expect(try await store.source(digest: Fixture.digest("a")) == source)
            #expect(try await store.source(digest: Fixture.digest("b")) == nil)
            #expect(try await store.original(of: source.id) == bytes)
            #expect(try await store.original(of: bare.id) == nil)
            #expect(try await store.original(of: Fixture.source("empty").id) == [])
            #expect(try await store.original(of: Fixture.id("nobody")) == nil)
        },
        StoreConformance("a source that is there is left as it is; a digest belongs to one source") {
            store,
            _ async throws in
            let source = Fixture.source("a")
            try await store.commit([.addSource(source, original: [1, 2])])
            var renamed = source
            renamed.name = "other"
            try await store.commit([.addSource(renamed, original: [3])])
            #expect(try await store.source(digest: Fixture.digest("a")) == source)
            #expect(try await store.original(of: source.id) == [1, 2])
            renamed.id = Fixture.id("other")
            await expectError(.duplicate) { [renamed] in try await store.commit([.addSource(renamed, original: nil)]) }
        },
        StoreConformance("routes and markers come back whole, by id, and are replaced when put again") {
            store,
            _ async throws in
            let names = ["c", "a", "b"]
            try await store.commit(
                names.map { .putRoute(Fixture.route($0)) } + names.map { .putMarker(Fixture.marker($0)) }
            )
            var (route, marker) = (Fixture.route("a"), Fixture.marker("a"))
            (route.name, route.lines, route.fragments) = (nil, [], [Fragment(markup: "<a/>")])
            (marker.name, marker.time, marker.elevation) = ("other", nil, nil)
            try await store.commit([.putRoute(route), .putMarker(marker)])
            let routes = [route, Fixture.route("b"), Fixture.route("c")].sorted { $0.id < $1.id }
            let markers = [marker, Fixture.marker("b"), Fixture.marker("c")].sorted { $0.id < $1.id }
            #expect(try await store.routes() == routes)
            #expect(try await store.markers() == markers)
        },
        StoreConformance("a deleted route or marker leaves a tombstone of the store's clock until it is put again") {
            store,
            clock async throws in
            let (route, marker) = (Fixture.route("a"), Fixture.marker("a"))
            try await store.commit([.putRoute(route), .putMarker(marker)])
            try await store.commit([.deleteRoute(route.id)])
            let first = clock.now
            clock.advance(seconds: 60)
            try await store.commit([.deleteMarker(marker.id), .deleteRoute(route.id)])
            #expect(try await store.tombstones() == [route.id: first, marker.id: clock.now])
            #expect(try await store.routes().isEmpty)
            #expect(try await store.markers().isEmpty)
            try await store.commit([.putRoute(route), .putMarker(marker)])
            #expect(try await store.tombstones().isEmpty)
            #expect(try await store.routes() == [route])
        },
        StoreConformance("deleting a route or marker that never was throws not-found") { store, _ async throws in
            await expectError(.notFound) { try await store.commit([.deleteRoute(Fixture.id("nobody"))]) }
            await expectError(.notFound) { try await store.commit([.deleteMarker(Fixture.id("nobody"))]) }
        },
        StoreConformance("a marker or route that could not be read back is refused") { store, _ async throws in
            var (marker, route) = (Fixture.marker("a"), Fixture.route("a"))
            marker.elevation = .nan
            route.lines[1].append(sequence: 0, time: nil, position: Position(latitudeE7: .min, longitudeE7: 0))
            await expectError(.refused) { [marker] in try await store.commit([.putMarker(marker)]) }
            await expectError(.refused) { [route] in try await store.commit([.putRoute(route)]) }
        },
        StoreConformance("settings are any text; nil takes one away") { store, _ async throws in
            try await store.commit([
                .set(key: "", value: ""), .set(key: "zone", value: "Europe/Oslo"), .set(key: "a", value: "1"),
            ])
            try await store.commit([
                .set(key: "a", value: nil), .set(key: "never", value: nil), .set(key: "\u{0}", value: "\u{0}x"),
            ])
            #expect(try await store.settings() == ["": "", "zone": "Europe/Oslo", "\u{0}": "\u{0}x"])
        },
    ]
}
