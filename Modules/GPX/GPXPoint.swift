import TurGeo

/// A trkpt, rtept or wpt while it is being read: numbers only, no memory of its own but for rare fragments.
struct GPXPoint {
    static let absent = Int32.min

    var position = Position(latitudeE7: 0, longitudeE7: 0)
    var time: Instant?
    var values = InlineArray<22, Int32>(repeating: absent)
    var present: UInt32 = 0
    var flags: FixFlags = []
    var fragments: [Fragment] = []
    var line = 0

    struct Fragment {
        var holder: String
        var markup: String
    }

    mutating func set(_ value: Int32, slot: Int) {
        values[slot] = value
        present |= 1 << UInt32(slot)
    }

    func value(slot: Int) -> Double? {
        guard present & (1 << UInt32(slot)) != 0 else { return nil }
        return Double(values[slot]) / GPXChannel.all[slot].scale
    }

    /// The point as a row.
    func fix(sequence: Int64) -> Fix {
        Fix(
            sequence: sequence,
            time: time,
            position: position,
            elevation: value(slot: 0),
            horizontalAccuracy: value(slot: 7),
            speed: value(slot: 4),
            course: value(slot: 5),
            heartRate: value(slot: 1)
        )
    }
}

/// Fixes that are being filled from points, with the slots of their channels.
struct GPXColumns {
    var fixes = Fixes()
    private var slots = InlineArray<22, Int>(repeating: -1)

    /// Adds `point` under `sequence`.
    mutating func append(_ point: borrowing GPXPoint, sequence: Int64) {
        fixes.append(sequence: sequence, time: point.time, position: point.position, flags: point.flags)
        var left = point.present
        while left != 0 {
            let slot = left.trailingZeroBitCount
            left &= left - 1
            if slots[slot] < 0 { slots[slot] = fixes.slot(of: GPXChannel.all[slot]) }
            fixes.setLast(point.values[slot], slot: slots[slot])
        }
    }
}
