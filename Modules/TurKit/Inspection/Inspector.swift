import TurGeo
import TurOutings

/// Counts the items of one file.
struct Inspector {
    private(set) var inspection = Inspection()
    private var segment = Fixes()
    private var isInSegment = false
    private var trackHasPoints = false
    private var trackHasTimes = false

    /// Takes in the next item of the file.
    mutating func add(_ item: ImportItem) {
        switch item {
        case .creator: break
        case .track:
            inspection.counts.tracks += 1
            (trackHasPoints, trackHasTimes) = (false, false)
        case .segment:
            endSegment()
            isInSegment = true
            inspection.counts.segments += 1
        case .fixes(let fixes, _): segment.append(contentsOf: fixes)
        case .trackEnd: endTrack()
        case .route(let header, let lines): add(header, lines)
        case .marker(let marker, let fix, _): add(marker, fix)
        case .finding(let finding): inspection.report.add(finding)
        }
    }

    private mutating func endTrack() {
        endSegment()
        if trackHasTimes { inspection.counts.outings += 1 }
        if trackHasPoints, !trackHasTimes { inspection.counts.plannedRoutes += 1 }
    }

    private mutating func add(_ header: RouteHeader, _ lines: [Fixes]) {
        inspection.counts.routes += 1
        inspection.counts.routePoints += header.writtenPoints
        if !lines.isEmpty { inspection.counts.plannedRoutes += 1 }
    }

    private mutating func add(_ marker: Marker, _ fix: Fix) {
        inspection.counts.waypoints += 1
        if let rate = fix.heartRate { add(heartRate: rate) }
        if let name = marker.name, inspection.names.count < 10 { inspection.names.append(name) }
    }

    private mutating func endSegment() {
        defer { (segment, isInSegment) = (Fixes(), false) }
        guard !segment.isEmpty else {
            if isInSegment { inspection.counts.emptySegments += 1 }
            return
        }
        trackHasPoints = true
        inspection.counts.points += segment.count
        inspection.length += segment.length
        inspection.counts.cleanedPoints += Cleaning(segment, rules: .unknownKind).kept.count
        addTimes()
        for index in segment.indices { addValues(at: index) }
    }

    private mutating func addTimes() {
        var previous: Instant?
        for index in segment.indices {
            guard let time = segment.time(at: index) else { continue }
            trackHasTimes = true
            inspection.counts.pointsWithTime += 1
            inspection.inFileOrder = (inspection.inFileOrder?.first ?? time, time)
            let known = inspection.extremes ?? (time, time)
            inspection.extremes = (min(known.first, time), max(known.last, time))
            if let previous, time < previous { inspection.counts.timeStepsBack += 1 }
            if previous == time { inspection.counts.equalTimes += 1 }
            previous = time
        }
    }

    private mutating func addValues(at index: Int) {
        inspection.box.add(segment.position(at: index))
        if let elevation = segment.value(.elevation, at: index) {
            inspection.counts.pointsWithElevation += 1
            let known = inspection.elevations ?? elevation...elevation
            inspection.elevations = min(known.lowerBound, elevation)...max(known.upperBound, elevation)
        }
        if let rate = segment.value(.heartRate, at: index) { add(heartRate: rate) }
        guard inspection.speeds.count < 10, let speed = segment.value(.speed, at: index) else { return }
        inspection.speeds.append(speed)
    }

    private mutating func add(heartRate rate: Double) {
        let known = inspection.heartRates ?? (0, rate, rate)
        inspection.heartRates = (known.count + 1, min(known.lowest, rate), max(known.highest, rate))
    }

    /// Ends the file and adds the warnings that only the whole shows.
    mutating func finish(format: String) -> Inspection {
        endSegment()
        inspection.format = format
        let back = inspection.counts.timeStepsBack
        if back > 0 { inspection.report.add(Finding("time-backwards", .warning, count: back)) }
        return inspection
    }
}
