/// Reads what `ColumnEncoder` wrote into one flat buffer that is used again and again.
struct ColumnDecoder {
    /// The values read last.
    private(set) var values: [Int64]
    private var presence: [Int] = []

    /// Room for columns of `rows` values.
    init(rows: Int) { values = [Int64](repeating: 0, count: rows) }

    /// Reads a column of as many values as there are rows; missing ones become `absent`.
    mutating func read(absent: Int64?, from cursor: inout ByteCursor) throws(ChunkDamage) {
        let present = absent == nil ? values.count : try readPresence(from: &cursor)
        if present > 0 { try readStream(present, from: &cursor) }
        if let absent, present < values.count { spread(present, absent) }
    }

    /// The values read last, each within `range`.
    func check(_ range: ClosedRange<Int64>) throws(ChunkDamage) {
        var isWithin = true
        for value in values { isWithin = isWithin && range.contains(value) }
        guard isWithin else { throw ChunkDamage(reason: "value-out-of-range") }
    }

    private mutating func readPresence(from cursor: inout ByteCursor) throws(ChunkDamage) -> Int {
        presence.removeAll(keepingCapacity: true)
        var (present, total) = (0, 0)
        let runs = try cursor.count(upTo: values.count + 1)
        guard runs > 0 else { return values.count }
        for index in 0..<runs {
            let length = try cursor.count(upTo: values.count - total)
            presence.append(length)
            total += length
            if index % 2 == 0 { present += length }
        }
        guard total == values.count else { throw ChunkDamage(reason: "presence-does-not-fit") }
        return present
    }

    private mutating func readStream(_ count: Int, from cursor: inout ByteCursor) throws(ChunkDamage) {
        let form = try cursor.byte()
        let divisor = Int64(bitPattern: try cursor.varint())
        guard form < 4 else { throw ChunkDamage(reason: "unknown-form-of-a-column") }
        values[0] = try cursor.signed()
        if form & 2 == 0 { try readPlain(count, from: &cursor) } else { try readRuns(count, from: &cursor) }
        var (value, step) = (values[0], Int64(0))
        for index in 1..<max(1, count) {
            step = form & 1 == 1 ? step &+ values[index] : values[index]
            value = value &+ step &* divisor
            values[index] = value
        }
    }

    private mutating func readPlain(_ count: Int, from cursor: inout ByteCursor) throws(ChunkDamage) {
        for index in 1..<max(1, count) { values[index] = try cursor.signed() }
    }

    private mutating func readRuns(_ count: Int, from cursor: inout ByteCursor) throws(ChunkDamage) {
        var index = 1
        while index < count {
            let value = try cursor.signed()
            let length = try cursor.count(upTo: count - index)
            guard length > 0 else { throw ChunkDamage(reason: "empty-run") }
            for place in index..<(index + length) { values[place] = value }
            index += length
        }
    }

    /// Moves the first `count` values to the places where values are present, from the end so that none is overwritten.
    private mutating func spread(_ count: Int, _ absent: Int64) {
        var (source, target) = (count, values.count)
        for index in presence.indices.reversed() {
            for _ in 0..<presence[index] {
                target -= 1
                if index % 2 == 0 { source -= 1 }
                values[target] = index % 2 == 0 ? values[source] : absent
            }
        }
    }
}
