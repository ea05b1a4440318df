/// Positions as a short text, in the form that web maps and routers use: differences in base 32, five bits a character.
///
/// The format of Google's "Encoded Polyline Algorithm"; with precision 6 that of Valhalla and OSRM.
public enum EncodedPolyline {
    /// Digits behind the point of a degree.
    public enum Precision: Sendable, Hashable {
        /// 1e-5 degree, a metre.
        case five
        /// 1e-6 degree, a decimetre.
        case six

        /// Units of 1e-7 degree in a unit of the text.
        var step: Int64 { self == .five ? 100 : 10 }
    }

    /// The text of `fixes`, rounded to the precision half away from zero.
    ///
    /// - Complexity: O(n).
    public static func text(_ fixes: Fixes, precision: Precision = .five) -> String {
        text(fixes.indices.lazy.map { fixes.position(at: $0) }, precision: precision)
    }

    /// The text of `positions`, rounded to the precision half away from zero.
    ///
    /// - Complexity: O(n).
    public static func text(_ positions: some Sequence<Position>, precision: Precision = .five) -> String {
        var bytes: [UInt8] = []
        var last = (latitude: Int64(0), longitude: Int64(0))
        for position in positions {
            let next = (rounded(position.latitudeE7, precision), rounded(position.longitudeE7, precision))
            append(next.0 - last.latitude, to: &bytes)
            append(next.1 - last.longitude, to: &bytes)
            last = next
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The positions that `text` stands for.
    ///
    /// - Throws: `EncodedPolylineError`.
    /// - Complexity: O(n).
    public static func positions(
        _ text: String,
        precision: Precision = .five
    ) throws(EncodedPolylineError) -> [Position] {
        let bytes = Array(text.utf8)
        var (positions, offset) = ([Position](), 0)
        var last = (latitude: Int64(0), longitude: Int64(0))
        while offset < bytes.count {
            let start = offset
            last.latitude += try number(bytes, &offset)
            last.longitude += try number(bytes, &offset)
            let (north, east) = (last.latitude * precision.step, last.longitude * precision.step)
            guard abs(north) <= 900_000_000, abs(east) <= 1_800_000_000 else { throw .outsideGlobe(offset: start) }
            positions.append(Position(latitudeE7: Int32(north), longitudeE7: Int32(east)))
        }
        return positions
    }

    private static func rounded(_ value: Int32, _ precision: Precision) -> Int64 {
        let (value, step) = (Int64(value), precision.step)
        return (value + (value < 0 ? -step / 2 : step / 2)) / step
    }

    private static func append(_ value: Int64, to bytes: inout [UInt8]) {
        var left = UInt64(bitPattern: value < 0 ? ~(value << 1) : value << 1)
        while left >= 32 {
            bytes.append(UInt8(left & 31 | 32) + 63)
            left >>= 5
        }
        bytes.append(UInt8(left) + 63)
    }

    private static func number(_ bytes: [UInt8], _ offset: inout Int) throws(EncodedPolylineError) -> Int64 {
        var (value, shift, start) = (UInt64(0), UInt64(0), offset)
        while true {
            guard offset < bytes.count else { throw .truncated(offset: offset) }
            let byte = bytes[offset]
            guard byte >= 63, byte <= 126 else { throw .badCharacter(offset: offset) }
            // Seven characters hold any difference of degrees.
            guard shift <= 30 else { throw .outsideGlobe(offset: start) }
            offset += 1
            value |= UInt64((byte - 63) & 31) << shift
            shift += 5
            if byte - 63 < 32 { break }
        }
        let half = Int64(value >> 1)
        return value & 1 == 1 ? ~half : half
    }
}

extension EncodedPolylineError: CustomStringConvertible {
    /// What is wrong and where.
    public var description: String {
        switch self {
        case .badCharacter(let offset): "the character at offset \(offset) can't be part of an encoded polyline"
        case .truncated(let offset): "the encoded polyline ends within a position, at offset \(offset)"
        case .outsideGlobe(let offset):
            "the position at offset \(offset) lies beyond ±90° or ±180°: is it another precision?"
        }
    }
}

/// What is wrong with an encoded polyline, and where: the offset of the byte, from 0.
public enum EncodedPolylineError: Error, Hashable, Sendable {
    /// A character outside of those that the format uses.
    case badCharacter(offset: Int)
    /// The text ends within a number, or between a latitude and its longitude.
    case truncated(offset: Int)
    /// The position or number that begins there leaves ±90° or ±180°.
    case outsideGlobe(offset: Int)
}
