import TurGeo

extension Kernel {
    /// The local ellipsoid metric of two columns, 1 m to 10 km, against GeographicLib; each pair within a millionth.
    static let distance = Kernel(
        name: "distance",
        item: "pair",
        inputs: { try Pairs($0).write(to: $1) },
        ours: Side(
            load: { try DistanceInput($0) },
            run: { ($0, LocalMetric.distances($0.starts, $0.ends)) },
            answer: { input, metres in
                answer(metres, beyond: metres.indices.count { !input.isWithinMillionth(metres[$0], pair: $0) })
            }
        ),
        naive: (
            1_000_000,
            Side(load: { try DistanceInput($0) }, run: { $0.geodesics() }, answer: { answer($0, beyond: 0) })
        ),
        peers: [.pyprojGeod],
        goals: [
            .nanoseconds(6, at: 1_000_000), .times(10, fasterThan: "pyproj", at: 1_000_000),
            .growth(1.2, at: 1_000_000),
        ],
        tolerance: 1e-6,
        fasterThanNaive: 10
    )

    private static func answer(_ metres: ContiguousArray<Double>, beyond: Int) -> Answer {
        Answer(counts: ["pairs": metres.count, "beyond 1 ppm": beyond], sums: ["metres": metres.reduce(0, +)])
    }
}

/// Pairs in two columns.
private struct DistanceInput {
    let (starts, ends): (Fixes, Fixes)

    init(_ folder: InputFolder) throws {
        starts = try folder.untimedFixes("latitude1", "longitude1")
        ends = try folder.untimedFixes("latitude2", "longitude2")
    }

    func geodesics() -> ContiguousArray<Double> {
        ContiguousArray(starts.indices.map { Geodesic.distance(starts.position(at: $0), ends.position(at: $0)) })
    }

    func isWithinMillionth(_ metres: Double, pair: Int) -> Bool {
        let truth = Geodesic.distance(starts.position(at: pair), ends.position(at: pair))
        return abs(metres - truth) <= 1e-6 * truth
    }
}

extension InputFolder {
    /// Fixes without times of two columns of 1e-7 degree.
    func untimedFixes(_ latitudes: String, _ longitudes: String) throws -> Fixes {
        let (north, east) = (try column(latitudes, of: Int32.self), try column(longitudes, of: Int32.self))
        var fixes = Fixes()
        fixes.reserveCapacity(north.count)
        for row in north.indices {
            let place = Position(latitudeE7: north[row], longitudeE7: east[row])
            fixes.append(sequence: Int64(row), time: nil, position: place)
        }
        return fixes
    }
}
