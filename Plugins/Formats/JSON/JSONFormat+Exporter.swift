import TurGeo
public import TurOutings

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension JSONFormat: Exporter {
    /// `json`.
    public var fileExtension: String { "json" }
    /// Nothing.
    public var losses: [String] { [] }

    /// Begins a file.
    public func begin(_ options: ExportOptions) -> any ExportSession { OutingsFileWriter() }
}

/// Writes our own JSON list by list, an item a line.
struct OutingsFileWriter: ExportSession {
    private enum List: String, CaseIterable { case markers, routes, outings }

    private var list: List?
    private var hasItems = false

    mutating func write(_ item: ExportItem) throws -> ExportChunk {
        switch item {
        case .marker(let marker, let outing):
            // Markers of an outing stand in it.
            return outing == nil ? ExportChunk(try line(marker, in: .markers)) : ExportChunk()
        case .route(let route): return ExportChunk(try line(OutingsFile.RouteEntry(route), in: .routes))
        case .outing(let outing, let fixes): return ExportChunk(try line(Self.entry(outing, fixes), in: .outings))
        }
    }

    mutating func finish() throws -> ExportChunk {
        let bytes = head(of: .outings) + Array("\n]}\n".utf8)
        return ExportChunk(bytes)
    }

    /// The outing without its place in a store: pieces are gone, and fragments name the rows of their leg.
    private static func entry(_ outing: Outing, _ fixes: [[Fixes]]) -> OutingsFile.Entry {
        var bare = outing
        for index in bare.legs.indices {
            bare.legs[index].pieces = []
            guard !bare.legs[index].fragments.isEmpty, index < fixes.count else { continue }
            let sequences = fixes[index].flatMap { piece in piece.indices.map { piece.sequence(at: $0) } }
            let rows = Dictionary(zip(sequences, Int64(0)...), uniquingKeysWith: { first, _ in first })
            bare.legs[index].fragments = bare.legs[index].fragments.map { fragment in
                var fragment = fragment
                fragment.sequence = fragment.sequence.flatMap { rows[$0] }
                return fragment
            }
        }
        return OutingsFile.Entry(bare, fixes)
    }

    private mutating func line(_ value: some Encodable, in list: List) throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let head = head(of: list)
        defer { hasItems = true }
        return head + Array((hasItems ? ",\n" : "\n").utf8) + Array(try encoder.encode(value))
    }

    /// Ends the lists before `next` and opens it.
    private mutating func head(of next: List) -> [UInt8] {
        guard list != next else { return [] }
        var text = list == nil ? "{\"tur\":\(OutingsFile.version),\"" : "\n],\""
        text += next.rawValue + "\":["
        (list, hasItems) = (next, false)
        return Array(text.utf8)
    }
}
