public import TurGeo
public import TurOutings

extension LegFigures {
    /// The figures of a leg whose pieces are `pieces`, cleaned by the limits of `kind` (rows P57, P5, P7).
    ///
    /// Distance: steps between cleaned fixes in the order of the file, gaps not counted. Heart rate: each value weighs the seconds to the next fix
    /// of its piece, 1 to 30. Top speed: the highest median of five successive speeds. Ascent and descent: with a
    /// hysteresis of 5 m (`Climb`). Synthetic fixes count nowhere.
    ///
    /// - Complexity: O(n).
    public init(_ pieces: [Fixes], kind: ActivityKind) {
        self.init()
        var box = Bounds.Builder()
        var beats = (sum: 0.0, weight: 0.0)
        var climb = Climb()
        for piece in pieces.lazy.map(\.removingSynthetic) {
            let cleaned = Self.cleaned(piece, kind)
            fixes += piece.count
            rejected += piece.count - cleaned.count
            distance += cleaned.length
            for index in cleaned.indices { box.add(cleaned.position(at: index)) }
            Self.add(cleaned, to: &beats)
            climb.add(cleaned)
            if let speed = TopSpeed.highest(in: cleaned) { topSpeed = max(topSpeed ?? 0, speed) }
        }
        gapSeconds = Self.gaps(between: pieces)
        heartRate = beats.weight > 0 ? beats.sum / beats.weight : nil
        (ascent, descent) = (climb.ascent, climb.descent)
        bounds = box.bounds
    }

    /// The cleaned fixes of a piece, run by run where its time steps back: a clock that was set back, or one late fix, must
    /// neither shuffle the way nor make half of it look like duplicates.
    private static func cleaned(_ piece: Fixes, _ kind: ActivityKind) -> Fixes {
        let rules = CleaningRules(topSpeed: kind.topSpeed)
        let borders = piece.stepsBack
        guard !borders.isEmpty else { return Cleaning(piece, rules: rules).result }
        var result = Fixes()
        for (start, end) in zip([0] + borders, borders + [piece.count]) {
            result.append(contentsOf: Cleaning(piece[start..<end], rules: rules).result)
        }
        return result
    }

    private static func add(_ fixes: Fixes, to beats: inout (sum: Double, weight: Double)) {
        for index in fixes.indices {
            guard let rate = fixes.value(.heartRate, at: index) else { continue }
            let next = index + 1 < fixes.count ? fixes.time(at: index + 1) : nil
            let seconds = fixes.time(at: index).flatMap { time in next?.seconds(since: time) } ?? 1
            let weight = min(max(seconds, 1), 30)
            beats = (beats.sum + rate * weight, beats.weight + weight)
        }
    }

    /// Seconds between the last time of each piece and the first of the next one, where that is later.
    private static func gaps(between pieces: [Fixes]) -> Double {
        let spans = pieces.compactMap(\.timeSpan)
        return zip(spans, spans.dropFirst()).reduce(0) { sum, pair in
            sum + max(0, pair.1.lowerBound.seconds(since: pair.0.upperBound))
        }
    }
}

extension Fixes {
    /// The rows whose time is earlier than the last one before, in the order in which they were written.
    ///
    /// - Complexity: O(n).
    public var stepsBack: [Int] {
        var last: Instant?
        return indices.filter { index in
            guard let time = time(at: index) else { return false }
            defer { last = time }
            return last.map { time < $0 } ?? false
        }
    }

    /// The earliest and the latest time, or nil when no fix has one.
    ///
    /// - Complexity: O(n).
    public var timeSpan: ClosedRange<Instant>? {
        var span: (first: Instant, last: Instant)?
        for index in indices {
            guard let time = time(at: index) else { continue }
            span = span.map { (min($0.first, time), max($0.last, time)) } ?? (time, time)
        }
        return span.map { $0.first...$0.last }
    }
}
