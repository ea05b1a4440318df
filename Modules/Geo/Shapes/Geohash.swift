/// A cell of the globe by its geohash: bits of longitude and latitude in turn, five to a character.
public struct Geohash: Hashable, Sendable, CustomStringConvertible {
    private static let alphabet = Array("0123456789bcdefghjkmnpqrstuvwxyz".utf8)

    /// Characters of the code, 1 to 12.
    public let length: Int
    /// Column and row from the south-west.
    private let column: UInt64
    private let row: UInt64

    /// The cell of `position` with `length` characters, held in 1 to 12; edges belong to the cell north-east of them.
    public init(_ position: Position, length: Int) {
        self.length = min(max(length, 1), 12)
        let bits = Self.bits(self.length)
        let (east, north) = (
            UInt64(max(Int64(position.longitudeE7) + 1_800_000_000, 0)),
            UInt64(max(Int64(position.latitudeE7) + 900_000_000, 0))
        )
        column = min((east << bits.longitude) / 3_600_000_000, (1 << bits.longitude) - 1)
        row = min((north << bits.latitude) / 1_800_000_000, (1 << bits.latitude) - 1)
    }

    /// The cell of a code of 1 to 12 characters, upper case allowed; nil when it is none.
    public init?(_ text: String) {
        var (column, row, bit) = (UInt64(0), UInt64(0), 0)
        guard (1...12).contains(text.utf8.count) else { return nil }
        for byte in text.utf8 {
            let lower = byte >= 65 && byte <= 90 ? byte + 32 : byte
            guard let value = Self.alphabet.firstIndex(of: lower) else { return nil }
            for shift in stride(from: 4, through: 0, by: -1) {
                let next = UInt64(value >> shift & 1)
                if bit % 2 == 0 { column = column << 1 | next } else { row = row << 1 | next }
                bit += 1
            }
        }
        (length, self.column, self.row) = (text.utf8.count, column, row)
    }

    private init(length: Int, column: UInt64, row: UInt64) {
        (self.length, self.column, self.row) = (length, column, row)
    }

    private static func bits(_ length: Int) -> (longitude: UInt64, latitude: UInt64) {
        (UInt64(length * 5 + 1) / 2, UInt64(length * 5) / 2)
    }

    /// The code.
    public var description: String {
        let bits = Self.bits(length)
        return String(unsafeUninitializedCapacity: length) { text in
            var (east, north) = (bits.longitude, bits.latitude)
            for place in 0..<length {
                var value = 0
                for _ in 0..<5 {
                    if east > north || (east == north && bits.longitude == bits.latitude) {
                        east -= 1
                        value = value << 1 | Int(column >> east & 1)
                    } else {
                        north -= 1
                        value = value << 1 | Int(row >> north & 1)
                    }
                }
                text[place] = Self.alphabet[value]
            }
            return length
        }
    }

    /// The cell; beyond 11 characters it is as small as the resolution of a position.
    public var bounds: Bounds {
        let bits = Self.bits(length)
        let edge = { (index: UInt64, bits: UInt64, turn: UInt64) in Int64((index * turn) >> bits) }
        return Bounds(
            southE7: Int32(edge(row, bits.latitude, 1_800_000_000) - 900_000_000),
            westE7: Int32(edge(column, bits.longitude, 3_600_000_000) - 1_800_000_000),
            northE7: Int32(edge(row + 1, bits.latitude, 1_800_000_000) - 900_000_000),
            eastE7: Int32(edge(column + 1, bits.longitude, 3_600_000_000) - 1_800_000_000)
        )
    }

    /// The position nearest to the middle of the cell, which lies in it.
    public var centre: Position {
        let bits = Self.bits(length)
        // (index + ½)·turn / 2^bits, rounded.
        let middle = { (index: UInt64, bits: UInt64, turn: UInt64) in
            Int64(((2 * index + 1) * turn + 1 << bits) >> (bits + 1))
        }
        return Position(
            latitudeE7: Int32(middle(row, bits.latitude, 1_800_000_000) - 900_000_000),
            longitudeE7: Int32(middle(column, bits.longitude, 3_600_000_000) - 1_800_000_000)
        )
    }

    /// The cell some steps east and north, round the globe; nil beyond a pole.
    public func neighbour(east: Int, north: Int) -> Geohash? {
        let bits = Self.bits(length)
        let (row, isFar) = Int64(self.row).addingReportingOverflow(Int64(north))
        guard !isFar, row >= 0, row < 1 << bits.latitude else { return nil }
        let column = (Int64(self.column) &+ Int64(east)) & (1 << bits.longitude - 1)
        return Geohash(length: length, column: UInt64(column), row: UInt64(row))
    }

    /// The cells around it, clockwise from north: eight, or five at a pole.
    public var neighbours: [Geohash] {
        [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)].compactMap {
            neighbour(east: $0.0, north: $0.1)
        }
    }
}
