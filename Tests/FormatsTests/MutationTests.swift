import Foundation
import Testing
import TurKit
import TurOutings
import TurTestKit

/// Broken files of every format: whatever happens to the bytes, reading ends with items or with a `TurError`.
@Suite struct MutationTests {
    private static let fixtures = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Fixtures")

    private static func files() throws -> [(name: String, bytes: [UInt8])] {
        try ["Cases", "Golden"].flatMap { folder in
            let base = fixtures.standardized.appending(path: folder)
            return try FileManager.default.contentsOfDirectory(atPath: base.path).sorted()
                .filter { !$0.hasSuffix(".txt") && !$0.hasSuffix(".csv") }
                .map { ($0, Array(try Data(contentsOf: base.appending(path: $0)))) }
        }
    }

    @Test(arguments: Tolerance.allCases)
    func `a file with changed, lost or doubled bytes never traps`(tolerance: Tolerance) throws {
        let seed = UInt64.random(in: 0..<1_000_000_000)
        // Printed before anything happens, since a trap would take it along.
        print("seed of the broken bytes, \(tolerance): \(seed)")
        var random = SeededRandom(seed: seed)
        let rounds = ProcessInfo.processInfo.environment["TUR_SOAK"] == nil ? 12 : 600
        var (read, refused) = (0, 0)
        for (name, bytes) in try Self.files() {
            for round in 0..<rounds {
                let broken = Self.broken(bytes, &random)
                do {
                    let file = try RoundTripTests.read(broken, tolerance)
                    for outing in file.outings { #expect(!outing.legs.isEmpty && outing.summary.distance.isFinite) }
                    read += 1
                } catch is TurError {
                    refused += 1
                } catch {
                    Issue.record("seed \(seed), \(name), round \(round): \(error)")
                }
            }
        }
        #expect(read + refused > 400 && refused > 0, "seed \(seed)")
    }

    private static func broken(_ bytes: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
        var broken = bytes
        for _ in 0..<Int.random(in: 1...4, using: &random) where !broken.isEmpty {
            let place = Int.random(in: 0..<broken.count, using: &random)
            switch Int.random(in: 0..<5, using: &random) {
            case 0: broken[place] = UInt8.random(in: 0...255, using: &random)
            case 1: broken.removeSubrange(place..<min(broken.count, place + Int.random(in: 1...40, using: &random)))
            case 2: broken.removeSubrange(place...)
            case 3: broken.insert(contentsOf: broken[place..<min(broken.count, place + 30)], at: place)
            default: broken.insert(contentsOf: Array("99999999999999999999e308".utf8), at: place)
            }
        }
        return broken
    }
}
