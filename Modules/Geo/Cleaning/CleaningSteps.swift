/// The rules of cleaning that look at steps between fixes, over columns of the rows that are still kept.
struct CleaningSteps {
    private(set) var rejected: [(index: Int, reason: CleaningReason)] = []
    private let rules: CleaningRules
    private let accuracies: ContiguousArray<Int32>.SubSequence?
    private let scale: Double
    private let rows: [Int]
    private let latitudes: ContiguousArray<Int32>
    private let longitudes: ContiguousArray<Int32>
    private let times: ContiguousArray<Int64>
    /// Metres from each place to the next, before anything is rejected.
    private let metres: ContiguousArray<Double>
    /// Indices of the columns that are still kept.
    private var places: [Int]

    /// The rows that are still kept.
    var kept: [Int] { rejected.isEmpty ? rows : places.map { rows[$0] } }

    init(_ fixes: Fixes, rows: [Int], rules: CleaningRules) {
        (self.rules, self.rows) = (rules, rows)
        accuracies = fixes.storedColumn(.horizontalAccuracy)
        scale = fixes.scale(of: .horizontalAccuracy)
        places = Array(rows.indices)
        latitudes = Self.gathered(rows, fixes.columns.latitudes, fixes.range.lowerBound)
        longitudes = Self.gathered(rows, fixes.columns.longitudes, fixes.range.lowerBound)
        times = Self.gathered(rows, fixes.columns.times, fixes.range.lowerBound)
        metres = Self.steps(latitudes, longitudes)
    }

    private static func steps(
        _ latitudes: ContiguousArray<Int32>,
        _ longitudes: ContiguousArray<Int32>
    ) -> ContiguousArray<Double> {
        latitudes.withUnsafeBufferPointer { north in
            longitudes.withUnsafeBufferPointer { east in
                guard let north = north.baseAddress, let east = east.baseAddress else { return [] }
                return LocalMetric.steps(north, east, count: latitudes.count)
            }
        }
    }

    private static func gathered<Value>(
        _ rows: [Int],
        _ column: ContiguousArray<Value>,
        _ offset: Int
    ) -> ContiguousArray<Value> {
        column.withUnsafeBufferPointer { column in
            ContiguousArray(unsafeUninitializedCapacity: rows.count) { gathered, filled in
                LargePages.advise(gathered)
                for (place, row) in rows.enumerated() {
                    gathered.initializeElement(at: place, to: column[offset + row])
                }
                filled = rows.count
            }
        }
    }

    /// Takes out the spikes; the first and the last fix can be none.
    mutating func rejectSpikes() {
        guard rows.count > 2 else { return }
        var (left, last, there) = (1, 0, metres[0])
        for place in 1..<(rows.count - 1) {
            if let reason = spike(last, place, there: there) {
                rejected.append((rows[place], reason))
                there = distance(last, place + 1)
            } else {
                places[left] = place
                left += 1
                (last, there) = (place, metres[place])
            }
        }
        places[left] = rows.count - 1
        places.removeLast(rows.count - left - 1)
    }

    private func spike(_ a: Int, _ b: Int, there: Double) -> CleaningReason? {
        let back = metres[b]
        let (first, second) = (seconds(a, b), seconds(b, b + 1))
        // Neither rule can hold, whatever the direct way is, or when a time is missing.
        let isFast = there > rules.topSpeed * first && back > rules.topSpeed * second
        let isWide = there + back > rules.detourSlack
        guard isFast || isWide, !first.isNaN, !second.isNaN else { return nil }
        let direct = distance(a, b + 1)
        if isFast, direct <= rules.topSpeed * (first + second) { return .speedSpike }
        let isDetour = there + back > rules.detourFactor * direct + rules.detourSlack
        return isDetour && first <= rules.detourSeconds && second <= rules.detourSeconds ? .detourSpike : nil
    }

    /// Takes out what the gates stop, measured from the last one kept.
    mutating func rejectAtGates() {
        guard var last = places.first else { return }
        var left = 1
        for place in places.dropFirst() {
            let step = place == last + 1 ? metres[last] : distance(last, place)
            let reason = rules.gates.reason(
                metres: step,
                seconds: seconds(last, place),
                accuracies: (accuracy(last), accuracy(place)),
                topSpeed: rules.topSpeed
            )
            if let reason {
                rejected.append((rows[place], reason))
            } else {
                places[left] = place
                left += 1
                last = place
            }
        }
        places.removeLast(places.count - left)
    }

    /// Seconds between two places; not a number where a time is missing.
    @inline(__always)
    private func seconds(_ a: Int, _ b: Int) -> Double {
        guard times[a] != FixColumns.noTime, times[b] != FixColumns.noTime else { return .nan }
        return Instant(milliseconds: times[b]).seconds(since: Instant(milliseconds: times[a]))
    }

    @inline(__always)
    private func accuracy(_ place: Int) -> Double {
        guard let accuracies else { return 0 }
        let stored = accuracies[accuracies.startIndex + rows[place]]
        return stored == FixColumns.absent ? 0 : Double(stored) / scale
    }

    private func distance(_ a: Int, _ b: Int) -> Double {
        LocalMetric.distance(
            Position(latitudeE7: latitudes[a], longitudeE7: longitudes[a]),
            Position(latitudeE7: latitudes[b], longitudeE7: longitudes[b])
        )
    }
}
