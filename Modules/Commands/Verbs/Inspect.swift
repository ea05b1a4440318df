import TurFiles
import TurGeo
import TurKit
import TurOutings
import TurTexts

extension Verb {
    /// `tur inspect FILE`: what is in a file.
    static let inspect = Verb(
        "inspect",
        operands: "FILE…",
        count: 1...Int.max,
        options: tolerance + [Option("time-zone", value: "ZONE")],
        example: "tur inspect Sunday.gpx"
    ) { line, shell in
        let options = ImportOptions(tolerance: line.tolerance, zone: try line.zone(shell))
        let inspecting = Inspecting(catalog: shell.catalog, options: options)
        var status = ExitCode.clean
        for path in line.operands {
            do {
                let (inspection, refused) = try inspecting.inspect(path)
                for error in refused { shell.complain(error, asJSON: line.has("json")) }
                try shell.show(inspection, path: line.operands.count > 1 ? path : nil, asJSON: line.has("json"))
                status = max(status, refused.isEmpty ? ExitCode(inspection.report) : .refused)
            } catch let error as TurError {
                shell.complain(error, asJSON: line.has("json"))
                status = .refused
            }
        }
        return status
    }

    static let tolerance = [Option("strict"), Option("lenient"), Option("salvage")]
}

extension Shell {
    fileprivate func show(_ inspection: Inspection, path: String?, asJSON: Bool) throws {
        guard !asJSON else {
            var writer = JSONWriter()
            writer.write(inspection, self)
            return try console.write(writer.bytes + [10])
        }
        if let path { try console.print("\(path):".harmless) }
        for line in lines(inspection) { try console.print(line) }
    }

    private func lines(_ inspection: Inspection) -> [String] {
        let counts = inspection.counts
        var table = Table()
        table.add([texts("inspect.format"), inspection.format])
        let numbers: [(String, Int)] = [
            ("tracks", counts.tracks), ("segments", counts.segments), ("points", counts.points),
            ("points-with-time", counts.pointsWithTime), ("points-with-elevation", counts.pointsWithElevation),
            ("cleaned", counts.cleanedPoints), ("routes", counts.routes), ("waypoints", counts.waypoints),
            ("outings", counts.outings), ("planned-routes", counts.plannedRoutes),
        ]
        for (name, number) in numbers where number > 0 { table.add([texts("inspect.\(name)"), "\(number)"]) }
        for row in measures(inspection) { table.add(row) }
        return table.lines + inspection.report.findings.map { "· " + sentence(of: $0) }
    }

    private func measures(_ inspection: Inspection) -> [[String]] {
        var rows: [[String]] = []
        if inspection.length > 0 {
            rows.append([texts("inspect.length"), texts.length(inspection.length, units: .kilometres)])
        }
        if let span = inspection.extremes {
            let times = [span.first, span.last].map { LocalTime($0, offsetMinutes: 0).description }
            rows.append([texts("inspect.time"), times.joined(separator: " – ").replacing("+00:00", with: "Z")])
        }
        if let heights = inspection.elevations {
            let ends = [heights.lowerBound, heights.upperBound].map { texts.height($0, units: .kilometres) }
            rows.append([texts("inspect.elevation"), ends.joined(separator: " – ")])
        }
        if let rates = inspection.heartRates {
            rows.append([texts("inspect.heart-rate"), "\(Int(rates.lowest)) – \(Int(rates.highest))"])
        }
        return rows
    }
}

extension ExitCode: Comparable {
    /// The lesser trouble first.
    public static func < (left: ExitCode, right: ExitCode) -> Bool { left.rawValue < right.rawValue }

    /// Repaired when anything was repaired, skipped, or is worth a warning.
    init(_ report: Report) { self = report.isEmpty ? .clean : .repaired }
}
