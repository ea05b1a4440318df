import TurFiles
import TurGeo
public import TurOutings

/// A table of fixes, a row each, for spreadsheets and analysts; only written.
public struct CSVFormat: Exporter {
    /// `csv`.
    public let format = "csv"
    /// `csv`.
    public var fileExtension: String { "csv" }
    /// What is no fix, and quantities without a column.
    public var losses: [String] { ["routes", "markers", "note", "settings", "fragments", "channels", "flags"] }

    /// The format.
    public init() {}

    /// Begins a file with its header row.
    public func begin(_ options: ExportOptions) -> any ExportSession { CSVTable(options) }
}

struct CSVTable: ExportSession {
    private static let channels: [(name: String, channel: Channel)] = [
        ("elevation_m", .elevation), ("heart_rate_bpm", .heartRate), ("cadence_rpm", .cadence), ("power_w", .power),
        ("temperature_c", .temperature), ("speed_mps", .speed), ("course_deg", .course),
        ("horizontal_accuracy_m", .horizontalAccuracy), ("vertical_accuracy_m", .verticalAccuracy),
    ]

    private let options: ExportOptions
    private var isOpen = false

    init(_ options: ExportOptions) { self.options = options }

    mutating func write(_ item: ExportItem) throws -> ExportChunk {
        var report = Report()
        var table = CSVWriter(opening())
        switch item {
        case .marker: report.add(Finding("lost-markers", .lost))
        case .route: report.add(Finding("lost-routes", .lost))
        case .outing(let outing, let fixes):
            let title = options.title(outing)
            for (leg, pieces) in zip(outing.legs, fixes) {
                for (number, piece) in pieces.enumerated() { Self.write(piece, number, leg, outing, title, to: &table) }
            }
            report.add(losses(outing, fixes))
        }
        return ExportChunk(table.bytes, report: report)
    }

    mutating func finish() -> ExportChunk { ExportChunk(opening()) }

    private mutating func opening() -> [UInt8] {
        guard !isOpen else { return [] }
        isOpen = true
        var table = CSVWriter()
        table.row(
            ["outing", "title", "leg", "kind", "piece", "time", "latitude", "longitude"] + Self.channels.map(\.name)
        )
        return table.bytes
    }

    private static func write(
        _ piece: Fixes,
        _ number: Int,
        _ leg: Leg,
        _ outing: Outing,
        _ title: String,
        to table: inout CSVWriter
    ) {
        for index in piece.indices {
            table.text(outing.id.description)
            table.text(title)
            table.text(leg.id.description)
            table.text(leg.kind.rawValue)
            table.integer(Int64(number + 1))
            if let time = piece.time(at: index) {
                table.time(time.milliseconds, offsetMinutes: piece.stored(.utcOffset, at: index).map(Int.init))
            } else {
                table.empty()
            }
            let position = piece.position(at: index)
            table.fixed(Int64(position.latitudeE7), decimals: 7)
            table.fixed(Int64(position.longitudeE7), decimals: 7)
            for (_, channel) in channels {
                guard let value = piece.stored(channel, at: index) else {
                    table.empty()
                    continue
                }
                table.fixed(Int64(value), decimals: channel.decimals)
            }
            table.endRow()
        }
    }

    private func losses(_ outing: Outing, _ fixes: [[Fixes]]) -> Report {
        var report = Report()
        let kept = Set(Self.channels.map(\.channel) + [.utcOffset])
        if fixes.joined().contains(where: { !$0.channels.allSatisfy(kept.contains) }) {
            report.add(Finding("lost-channels", .lost))
        }
        if fixes.joined().contains(where: { piece in piece.indices.contains { !piece.flags(at: $0).isEmpty } }) {
            report.add(Finding("lost-flags", .lost))
        }
        if !outing.note.isEmpty { report.add(Finding("lost-note", .lost)) }
        report.add(Finding("lost-settings", .lost))
        if !outing.fragments.isEmpty || outing.legs.contains(where: { !$0.fragments.isEmpty }) {
            report.add(Finding("lost-fragments", .lost))
        }
        return report
    }
}
