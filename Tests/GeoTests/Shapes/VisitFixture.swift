import TurGeo

/// Fixture A of detection.md part 3: places H, W, S and G, visited H W H W G H S H W H.
enum VisitFixture {
    static let visits: [Position] = {
        let places: [Character: (Int32, Int32)] = [
            "H": (599_100_000, 107_500_000), "W": (599_300_000, 107_000_000), "S": (599_500_000, 108_000_000),
            "G": (599_120_000, 107_600_000),
        ]
        return "HWHWGHSHWH".compactMap { places[$0] }.map { Position(latitudeE7: $0.0, longitudeE7: $0.1) }
    }()

    /// The same across ±180°.
    static let visitsFarEast = visits.map {
        Position(
            latitudeE7: $0.latitudeE7,
            longitudeE7: Int32((Int64($0.longitudeE7) + 1_692_500_000 + 1_800_000_000) % 3_600_000_000 - 1_800_000_000)
        )
    }
}
