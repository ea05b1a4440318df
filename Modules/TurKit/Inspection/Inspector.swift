import TurGeo
import TurOutings

/// Counts the items of one file.
struct Inspector {
    private(set) var inspection = Inspection()
    /// The fixes of the open segment, gathered for cleaning.
    private var segment = Fixes()
    private var isInSegment = false
    private var segmentPoints = 0
    private var lastTime: Instant?
    private var lastPosition: Position?
    private var track = (points: 0, hasTimes: false)

    /// Takes in the next item of the file.
    mutating func add(_ item: ImportItem) {
        switch item {
        case .creator, .fragment: break
        case .track:
            inspection.counts.tracks += 1
            track = (0, false)
        case .segment:
            endSegment()
            isInSegment = true
            inspection.counts.segments += 1
        case .fixes(let fixes, _): add(fixes)
        case .sample(let sample): add(sample)
        case .trackEnd: endTrack()
        case .route(let header, let lines): add(header, lines)
        case .marker(let marker, let fix, _): add(marker, fix)
        case .finding(let finding):
            if finding.code == "waypoint-without-position" { inspection.counts.waypoints += finding.count }
            inspection.report.add(finding)
        }
    }

    private mutating func endTrack() {
        endSegment()
        if track.hasTimes { inspection.counts.outings += 1 }
        guard track.points > 0, !track.hasTimes else { return }
        inspection.counts.plannedRoutes += 1
        inspection.plannedPoints += track.points
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
        if isInSegment, segmentPoints == 0 { inspection.counts.emptySegments += 1 }
        inspection.counts.cleanedPoints += Cleaning(segment, rules: .unknownKind).kept.count
        (segment, isInSegment, segmentPoints, lastTime, lastPosition) = (Fixes(), false, 0, nil, nil)
    }

    private mutating func add(_ fixes: Fixes) {
        segment.append(contentsOf: fixes)
        countPoints(fixes.count)
        for index in fixes.indices {
            let position = fixes.position(at: index)
            if let last = lastPosition { inspection.length += LocalMetric.distance(last, position) }
            lastPosition = position
            inspection.box.add(position)
            if let time = fixes.time(at: index) { add(time) }
        }
        for value in fixes.values(of: .elevation) { add(elevation: value) }
        for value in fixes.values(of: .heartRate) { add(heartRate: value) }
        guard inspection.speeds.count < 10 else { return }
        inspection.speeds = Array((inspection.speeds + fixes.values(of: .speed)).prefix(10))
    }

    /// A point that has a time but no usable place still is a point of the file, as every other program counts it; one
    /// that has neither is nothing.
    private mutating func add(_ sample: Sample) {
        lastPosition = nil
        guard let time = sample.time else { return }
        countPoints(1)
        add(time)
        if let elevation = sample.elevation { add(elevation: elevation) }
        if let rate = sample.heartRate { add(heartRate: rate) }
    }

    private mutating func countPoints(_ count: Int) {
        inspection.counts.points += count
        segmentPoints += count
        track.points += count
    }

    private mutating func add(_ time: Instant) {
        track.hasTimes = true
        inspection.counts.pointsWithTime += 1
        inspection.inFileOrder = (inspection.inFileOrder?.first ?? time, time)
        let known = inspection.extremes ?? (time, time)
        inspection.extremes = (min(known.first, time), max(known.last, time))
        if let lastTime, time < lastTime { inspection.counts.timeStepsBack += 1 }
        if lastTime == time { inspection.counts.equalTimes += 1 }
        lastTime = time
    }

    private mutating func add(elevation: Double) {
        inspection.counts.pointsWithElevation += 1
        let known = inspection.elevations ?? elevation...elevation
        inspection.elevations = min(known.lowerBound, elevation)...max(known.upperBound, elevation)
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
