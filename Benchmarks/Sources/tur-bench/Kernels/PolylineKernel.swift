import TurGeo

extension Kernel {
    /// A walk as an encoded polyline and back, against texts that grow by a character.
    static let polyline = Kernel(
        name: "polyline",
        item: "fix",
        inputs: { try Walk($0).writeFixes(to: $1) },
        ours: Side(
            load: { try $0.fixes() },
            run: { fixes in
                let text = EncodedPolyline.text(fixes)
                return (text, try EncodedPolyline.positions(text))
            },
            answer: { answer($0, $1) }
        ),
        naive: (
            1_000_000,
            Side(
                load: { try $0.fixes() },
                run: { fixes in
                    let text = TextbookPolyline.text(fixes)
                    return (text, TextbookPolyline.positions(text))
                },
                answer: { answer($0, $1) }
            )
        ),
        goals: [.growth(1.2, at: 1_000_000)],
        fasterThanNaive: 3.5,
        allocations: { _ in 60 }
    )

    private static func answer(_ text: String, _ positions: [Position]) -> Answer {
        let weighted = text.utf8.enumerated().reduce(0) { $0 + ($1.offset % 1_000) * Int($1.element) }
        return Answer(
            counts: ["positions": positions.count, "characters": text.utf8.count, "text": weighted],
            sums: [
                "latitude": positions.reduce(0) { $0 + $1.latitude },
                "longitude": positions.reduce(0) { $0 + $1.longitude },
            ]
        )
    }
}

/// The steps of the format's description, one after the other.
private enum TextbookPolyline {
    static func text(_ fixes: Fixes) -> String {
        var (text, last) = ("", (0, 0))
        for row in fixes.indices {
            let place = fixes.position(at: row)
            // Halves are exact so, which they aren't in degrees.
            let (north, east) = (Double(place.latitudeE7) / 100, Double(place.longitudeE7) / 100)
            let next = (Int(north.rounded()), Int(east.rounded()))
            text += characters(next.0 - last.0) + characters(next.1 - last.1)
            last = next
        }
        return text
    }

    private static func characters(_ difference: Int) -> String {
        var (left, text) = (difference < 0 ? ~(difference << 1) : difference << 1, "")
        repeat {
            let chunk = left & 31 | (left > 31 ? 32 : 0)
            text.unicodeScalars.append(Unicode.Scalar(UInt8(chunk + 63)))
            left >>= 5
        } while left > 0
        return text
    }

    static func positions(_ text: String) -> [Position] {
        var (positions, numbers, value, shift) = ([Position](), [Int](), 0, 0)
        var last = (0, 0)
        for scalar in text.unicodeScalars {
            let chunk = Int(scalar.value) - 63
            value |= (chunk & 31) << shift
            shift += 5
            guard chunk < 32 else { continue }
            numbers.append(value & 1 == 1 ? ~(value >> 1) : value >> 1)
            (value, shift) = (0, 0)
            guard numbers.count == 2 else { continue }
            last = (last.0 + numbers[0], last.1 + numbers[1])
            numbers = []
            let place = Position(latitude: Double(last.0) / 1e5, longitude: Double(last.1) / 1e5)
            if let place { positions.append(place) }
        }
        return positions
    }
}
