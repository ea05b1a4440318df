import TurGeo
import TurOutings

/// A trkpt, rtept or wpt while it is being read: numbers only, no memory of its own but for rare fragments.
struct GPXPoint {
    static let absent = Int32.min

    var position: Position?
    /// Whether the longitude was brought into ±180°.
    var isWrapped = false
    var time: Instant?
    var values = InlineArray<22, Int32>(repeating: absent)
    var present: UInt32 = 0
    var flags: FixFlags = []
    var fragments: [Carried] = []
    var line = 0

    struct Carried {
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

    /// What it measured, for a point without a place.
    var sample: Sample { Sample(time: time, elevation: value(slot: 0), heartRate: value(slot: 1)) }

    /// The point as a row at `position`.
    func fix(at position: Position) -> Fix {
        Fix(
            sequence: 0,
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

    /// Adds `point` at `position` under `sequence`.
    mutating func append(_ point: borrowing GPXPoint, at position: Position, sequence: Int64) {
        fixes.append(sequence: sequence, time: point.time, position: position, flags: point.flags)
        var left = point.present
        while left != 0 {
            let slot = left.trailingZeroBitCount
            left &= left - 1
            if slots[slot] < 0 { slots[slot] = fixes.slot(of: GPXChannel.all[slot]) }
            fixes.setLast(point.values[slot], slot: slots[slot])
        }
    }
}
