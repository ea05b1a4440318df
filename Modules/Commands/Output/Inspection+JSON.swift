import TurFiles
import TurGeo
import TurKit
import TurOutings

extension JSONWriter {
    /// Writes an inspection as `tur inspect --json` gives it; what the file does not have is left out.
    mutating func write(_ inspection: Inspection, _ shell: Shell) {
        beginObject()
        key("format")
        string(inspection.format)
        write(inspection.counts)
        key("length_m")
        fixed(Int64((inspection.length * 100).rounded()), decimals: 2)
        write(times: inspection)
        write(values: inspection)
        for (name, effect) in [("repairs", Finding.Effect.repaired), ("skipped", .skipped), ("warnings", .warning)] {
            key(name)
            write(inspection.report.findings(effect), shell)
        }
        endObject()
    }

    private mutating func write(_ counts: Inspection.Counts) {
        let fields: [(String, Int)] = [
            ("tracks", counts.tracks), ("segments", counts.segments), ("empty_segments", counts.emptySegments),
            ("routes", counts.routes), ("route_points", counts.routePoints), ("waypoints", counts.waypoints),
            ("points", counts.points), ("points_with_time", counts.pointsWithTime),
            ("points_with_elevation", counts.pointsWithElevation), ("time_steps_back", counts.timeStepsBack),
            ("equal_times", counts.equalTimes), ("cleaned_points", counts.cleanedPoints),
            ("outings", counts.outings), ("planned_routes", counts.plannedRoutes),
        ]
        for (name, number) in fields {
            key(name)
            integer(Int64(number))
        }
    }

    private mutating func write(times inspection: Inspection) {
        let fields: [(String, Instant?)] = [
            ("first_time", inspection.inFileOrder?.first), ("last_time", inspection.inFileOrder?.last),
            ("min_time", inspection.extremes?.first), ("max_time", inspection.extremes?.last),
        ]
        for case (let name, let instant?) in fields {
            key(name)
            time(instant.milliseconds)
        }
    }

    private mutating func write(values inspection: Inspection) {
        if let elevations = inspection.elevations {
            key("ele_min")
            fixed(Int64((elevations.lowerBound * 100).rounded()), decimals: 2)
            key("ele_max")
            fixed(Int64((elevations.upperBound * 100).rounded()), decimals: 2)
        }
        if let box = inspection.bounds {
            key("bbox")
            beginArray()
            for edge in [box.westE7, box.southE7, box.eastE7, box.northE7] { fixed(Int64(edge), decimals: 7) }
            endArray()
        }
        if let rates = inspection.heartRates { write(heartRates: rates) }
        write("speeds", inspection.speeds) { $0.double($1) }
        write("names", inspection.names) { $0.string($1) }
    }

    private mutating func write(heartRates rates: (count: Int, lowest: Double, highest: Double)) {
        key("heart_rate")
        beginObject()
        key("values")
        integer(Int64(rates.count))
        key("min")
        double(rates.lowest)
        key("max")
        double(rates.highest)
        endObject()
    }

    private mutating func write<Value>(_ name: String, _ values: [Value], _ one: (inout JSONWriter, Value) -> Void) {
        guard !values.isEmpty else { return }
        key(name)
        beginArray()
        for value in values { one(&self, value) }
        endArray()
    }
}
