import Foundation
import Testing
import TurOutings

/// Files as they are written today; a change of form has to be seen in the diff.
///
/// `TUR_GOLDEN=write` makes them anew.
@Suite struct GoldenTests {
    @Test(arguments: ["gpx", "geojson", "csv", "json"])
    func `the form of a written file does not change unnoticed`(format: String) throws {
        let bytes = try RoundTripTests.write(GeneratedOuting(seed: 42, .full), format).bytes
        try Self.compare(bytes, "outing.\(format)")
    }

    /// Holds `bytes` against a golden file.
    static func compare(_ bytes: [UInt8], _ name: String) throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Fixtures/Golden")
        let file = folder.standardized.appending(path: name)
        if ProcessInfo.processInfo.environment["TUR_GOLDEN"] == "write" { try Data(bytes).write(to: file) }
        let golden = Array(try Data(contentsOf: file))
        #expect(bytes == golden, "\(name) differs; TUR_GOLDEN=write swift test --filter GoldenTests makes it anew")
    }
}
