import Testing
import TurGeo
import TurOutings
import TurStorage

extension StoreConformance {
    static let near = [
        StoreConformance("outings near a place are those of which a fix lies within the radius, exactly") {
            store,
            _ async throws in
            let fixes = Fixture.walk(1_200)
            try await store.commit(Self.file("a", fixes))
            let (place, id) = (Position(latitudeE7: 599_050_000, longitudeE7: 107_500_000), Fixture.id("outing a"))
            let nearest = fixes.indices.map { LocalMetric.distance(place, fixes.position(at: $0)) }.min() ?? 0
            #expect(try await store.outings(near: place, radius: nearest) == [id])
            #expect(try await store.outings(near: place, radius: nearest.nextDown).isEmpty)
            #expect(try await store.outings(near: fixes.position(at: 700), radius: 0) == [id])
        },
        StoreConformance("nearness knows the antimeridian and the poles") { store, _ async throws in
            let places: [(String, Int32, Int32)] = [
                ("west", 10_000_000, 1_799_999_000), ("east", 10_000_000, -1_799_999_000), ("pole", 899_999_000, 0),
            ]
            for (name, latitude, longitude) in places {
                let start = Position(latitudeE7: latitude, longitudeE7: longitude)
                var fixes = Fixes()
                fixes.append(sequence: 0, time: nil, position: start)
                try await store.commit(Self.file(name, fixes))
            }
            let edge = Position(latitudeE7: 10_000_000, longitudeE7: 1_800_000_000)
            let both: Set = [Fixture.id("outing west"), Fixture.id("outing east")]
            #expect(try await store.outings(near: edge, radius: 20) == both)
            #expect(
                try await store.outings(near: Position(latitudeE7: 10_000_000, longitudeE7: -1_800_000_000), radius: 20)
                    == both
            )
            let beyond = Position(latitudeE7: 899_999_000, longitudeE7: -1_700_000_000)
            #expect(try await store.outings(near: beyond, radius: 30) == [Fixture.id("outing pole")])
            #expect(try await store.outings(near: beyond, radius: 3e7).count == 3)
        },
        StoreConformance("nothing is near within a radius that is negative or no number, and nothing deleted is") {
            store,
            _ async throws in
            let fixes = Fixture.walk(3)
            try await store.commit(Self.file("a", fixes))
            let place = fixes.position(at: 0)
            for radius in [-1, -0.001, Double.nan, -Double.infinity] {
                #expect(try await store.outings(near: place, radius: radius).isEmpty)
            }
            #expect(try await store.outings(near: place, radius: Double.infinity).count == 1)
            try await store.commit([.edit(Self.deletion("a"))])
            #expect(try await store.outings(near: place, radius: 100).isEmpty)
        },
        StoreConformance("only the fixes of an outing's own pieces count as near") { store, _ async throws in
            let (source, fixes) = (Fixture.source("a"), Fixture.walk(600))
            var (head, tail) = (
                Fixture.outing("h", fixes: fixes, source: source), Fixture.outing("t", fixes: fixes, source: source)
            )
            head.legs[0].pieces = [Piece(source: source.id, sequences: 0..<100)]
            tail.legs[0].pieces = [100..<101, 500..<600].map { Piece(source: source.id, sequences: $0) }
            try await store.commit([
                .addSource(source, original: nil), .appendFixes(fixes, source: source.id), .putOuting(head),
                .putOuting(tail),
            ])
            #expect(try await store.outings(near: fixes.position(at: 50), radius: 1) == [head.id])
            #expect(try await store.outings(near: fixes.position(at: 300), radius: 1).isEmpty)
            #expect(try await store.outings(near: fixes.position(at: 550), radius: 1) == [tail.id])
        },
    ]
}
