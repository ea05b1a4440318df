import TurFiles
import TurGeo
public import TurOutings

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Our own JSON both ways, and the records of single activities that other programs kept (rows P45, P53).
///
/// Written is one object `{"tur": 1, "outings": […], "routes": […], "markers": […]}`; read is also a bare outing or record,
/// and an array of them.
public struct JSONFormat: Importer {
    /// `json`.
    public let format = "json"

    /// The format.
    public init() {}

    /// Whether the first object has the keys of our form, of an outing, or of a record with an id and a start.
    public func recognises(_ bytes: [UInt8]) -> Bool {
        guard case .json(_, let keys) = Sniffer.look(bytes) else { return false }
        if keys.contains("tur"), keys.contains("outings") { return true }
        let starts = ["legs", "start", "startDate", "startedAt"]
        return keys.contains("id") && starts.contains { keys.contains($0) }
    }

    /// Reads `bytes` whole; of an array each record that can't be understood is skipped and reported.
    ///
    /// - Throws: `TurError` with code `refused`.
    public func read(_ bytes: [UInt8], options: ImportOptions, receive: (ImportItem) throws -> Void) throws {
        let file = try decode(bytes, options, receive)
        var sequence: Int64 = 0
        for entry in file.outings { try emit(entry, &sequence, receive) }
        for route in file.routes {
            var header = RouteHeader()
            (header.id, header.name, header.note) = (route.id, route.name, route.note ?? "")
            header.fragments = route.fragments ?? []
            let lines = try refusing { try route.lines.map { try $0.fixes(from: 0) } }
            header.writtenPoints = lines.reduce(0) { $0 + $1.count }
            try receive(.route(header, lines: lines))
        }
        for marker in file.markers { try emit(marker, outing: nil, receive) }
    }

    private func emit(_ entry: OutingsFile.Entry, _ sequence: inout Int64, _ receive: (ImportItem) throws -> Void)
        throws
    {
        var bare = entry.outing
        bare.markers = []
        for index in bare.legs.indices { bare.legs[index].fragments.removeAll { $0.sequence != nil } }
        for (index, leg) in entry.outing.legs.enumerated() {
            try receive(.track)
            let first = sequence
            var fragments = leg.fragments.compactMap { fragment -> Fragment? in
                guard let row = fragment.sequence, row >= 0, row < 1_000_000_000 else { return nil }
                return Fragment(sequence: first + row, holder: fragment.holder, markup: fragment.markup)
            }
            let pieces = index < entry.tracks.count ? entry.tracks[index] : []
            for piece in pieces {
                try receive(.segment)
                let fixes = try refusing { try piece.fixes(from: sequence) }
                sequence += Int64(fixes.count)
                try receive(.fixes(fixes, fragments: fragments))
                fragments = []
            }
            var header = TrackHeader()
            header.own = OwnTrack(outing: bare, leg: leg.id)
            header.fragments = entry.outing.fragments
            try receive(.trackEnd(header))
        }
        for marker in entry.outing.markers { try emit(marker, outing: entry.outing.id, receive) }
    }

    private func emit(_ marker: Marker, outing: Identifier?, _ receive: (ImportItem) throws -> Void) throws {
        let fix = Fix(sequence: 0, time: marker.time, position: marker.position, elevation: marker.elevation)
        try receive(.marker(marker, fix: fix, own: OwnMarker(id: marker.id, outing: outing)))
    }

    private func decode(
        _ bytes: [UInt8],
        _ options: ImportOptions,
        _ receive: (ImportItem) throws -> Void
    ) throws -> OutingsFile {
        let data = Data(bytes)
        var file = OutingsFile()
        guard case .json(let top, let keys) = Sniffer.look(bytes) else { return file }
        if keys.contains("outings") { return try refusing { try JSONDecoder().decode(OutingsFile.self, from: data) } }
        guard top == .array else {
            file.outings = [try refusing { try JSONDecoder().decode(OutingsFile.Entry.self, from: data) }]
            return file
        }
        let records = try refusing { try JSONDecoder().decode([Record].self, from: data) }
        for record in records {
            switch record.result {
            case .success(let entry): file.outings.append(entry)
            case .failure(let error):
                guard options.tolerance != .strict else { throw TurError(.refused, ["record", "\(error.reason)"]) }
                try receive(.finding(Finding("record", .skipped, arguments: [error.reason])))
            }
        }
        return file
    }

    /// One element of an array, understood or not, so that a bad one does not take the others with it.
    private struct Record: Decodable {
        var result: Result<OutingsFile.Entry, DecodingError>

        init(from decoder: any Decoder) throws {
            do {
                result = .success(try OutingsFile.Entry(from: decoder))
            } catch let error as DecodingError {
                result = .failure(error)
            }
        }
    }

    private func refusing<Value>(_ body: () throws -> Value) throws -> Value {
        do {
            return try body()
        } catch let error as DecodingError {
            throw TurError(.refused, ["record", error.reason])
        }
    }
}

extension DecodingError {
    /// What is wrong and where, in a few words.
    var reason: String {
        let (context, what): (Context, String) =
            switch self {
            case .keyNotFound(let key, let context): (context, "no \(key.stringValue)")
            case .valueNotFound(_, let context), .typeMismatch(_, let context), .dataCorrupted(let context):
                (context, context.debugDescription)
            @unknown default: (Context(codingPath: [], debugDescription: ""), "\(self)")
            }
        let path = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
        return path.isEmpty ? what : "\(path): \(what)"
    }
}
