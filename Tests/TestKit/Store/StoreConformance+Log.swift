import Testing
import TurGeo
import TurOutings
import TurStorage

extension StoreConformance {
    static let log = [
        StoreConformance("what append returned from is there, in the order of its sequences") { store, _ async throws in
            let (source, fixes) = (Fixture.source("a"), Fixture.walk(1_300))
            try await store.commit([.addSource(source, original: nil)])
            for start in [0, 700, 1_299] {
                try await store.append(fixes[start..<min(start + 700, 1_300)], to: source.id)
            }
            #expect(try await store.fixes(of: whole(source)) == fixes)
            #expect(try await store.fixes(of: Piece(source: source.id, sequences: 510..<515)) == fixes[510..<515])
        },
        StoreConformance("a sequence that is there already is left as it is, so that appending again adds nothing") {
            store,
            _ async throws in
            let (source, fixes) = (Fixture.source("a"), Fixture.walk(900))
            try await store.commit([.addSource(source, original: nil), .appendFixes(fixes, source: source.id)])
            try await store.append(Fixture.walk(900, seed: 2), to: source.id)
            try await store.append(Fixture.walk(40, first: 300, seed: 3), to: source.id)
            try await store.append(Fixes(), to: source.id)
            #expect(try await store.fixes(of: whole(source)) == fixes)
        },
        StoreConformance("the order of appended rows does not matter; of two with one sequence the first counts") {
            store,
            _ async throws in
            let (source, fixes) = (Fixture.source("a"), Fixture.walk(1_200))
            let shuffled = fixes.indices.sorted { ($0 * 7_919 % 1_200, $0) < ($1 * 7_919 % 1_200, $1) }
            var rows = fixes.selecting(shuffled)
            rows.append(contentsOf: Fixture.walk(1_200, seed: 9))
            try await store.commit([.addSource(source, original: nil)])
            try await store.append(rows, to: source.id)
            #expect(try await store.fixes(of: whole(source)) == fixes)
        },
        StoreConformance("rows before, between and behind those that are there take their places") {
            store,
            _ async throws in
            let (source, fixes) = (Fixture.source("a"), Fixture.walk(3_000))
            try await store.commit([.addSource(source, original: nil)])
            for part in [1_000..<1_600, 2_400..<3_000, 0..<3, 500..<1_200, 3..<500, 1_500..<2_500] {
                try await store.append(fixes[part], to: source.id)
            }
            #expect(try await store.fixes(of: whole(source)) == fixes)
            #expect(try await store.fixes(of: Piece(source: source.id, sequences: 999..<2_401)) == fixes[999..<2_401])
        },
        StoreConformance("fixes that the log does not hold are missing from the answer") { store, _ async throws in
            let (source, fixes) = (Fixture.source("a"), Fixture.walk(50, first: 100))
            try await store.commit([.addSource(source, original: nil), .appendFixes(fixes, source: source.id)])
            #expect(try await store.fixes(of: Piece(source: source.id, sequences: 0..<120)) == fixes[0..<20])
            #expect(try await store.fixes(of: Piece(source: source.id, sequences: 149..<9_000)) == fixes[49..<50])
            #expect(try await store.fixes(of: Piece(source: source.id, sequences: 5_000..<5_001)).isEmpty)
            #expect(try await store.fixes(of: whole(Fixture.source("b"))).isEmpty)
        },
        StoreConformance("appending to a source that is not there throws not-found") { store, _ async throws in
            await expectError(.notFound) { try await store.append(Fixture.walk(2), to: Fixture.id("nobody")) }
        },
        StoreConformance("whatever fixes hold comes back equal") { store, _ async throws in
            try await SeededRandom.eachSeed { random in
                let source = Fixture.source("seed \(random.seed)")
                let fixes = Fixture.anyFixes(random.number(1..<1_500), random: &random)
                try await store.commit([.addSource(source, original: nil), .appendFixes(fixes, source: source.id)])
                #expect(try await store.fixes(of: whole(source)) == fixes, "seed \(random.seed)")
            }
        },
        StoreConformance("places off the globe and channels kept otherwise are refused, and nothing of them is kept") {
            store,
            _ async throws in
            let (source, fixes) = (Fixture.source("a"), Fixture.walk(3))
            try await store.commit([.addSource(source, original: nil), .appendFixes(fixes, source: source.id)])
            var off = Fixes()
            off.append(sequence: 9, time: nil, position: Position(latitudeE7: 900_000_001, longitudeE7: 0))
            await expectError(.refused) { [off] in try await store.append(off, to: source.id) }
            for (unit, decimals) in [("ft", 2), ("m", 1)] {
                var other = Fixes()
                other.append(sequence: 9, time: nil, position: fixes.position(at: 0))
                other.setStored(Channel(id: "elevation", unit: unit, decimals: decimals), to: 5, at: 0)
                await expectError(.refused) { [other] in try await store.append(other, to: source.id) }
            }
            #expect(try await store.fixes(of: whole(source)) == fixes)
        },
        StoreConformance("appends from many tasks are all there") { store, _ async throws in
            let (source, fixes) = (Fixture.source("a"), Fixture.walk(1_000))
            try await store.commit([.addSource(source, original: nil)])
            try await withThrowingTaskGroup { group in
                for part in 0..<20 {
                    group.addTask {
                        try await store.append(fixes[(part * 50)..<(part * 50 + 50)], to: source.id)
                    }
                }
                try await group.waitForAll()
            }
            #expect(try await store.fixes(of: whole(source)) == fixes)
        },
    ]

    static func whole(_ source: Source) -> Piece {
        Piece(source: source.id, sequences: -1_000_000..<Int64.max / 2)
    }
}
