import TurGeo

extension Kernel {
    /// A 2 s grid over a walk, against numpy's interp.
    static let densify = Kernel(
        name: "densify",
        item: "fix",
        inputs: { try Walk($0).writeFixes(to: $1) },
        ours: Side(
            load: { try DensifyInput($0) },
            run: { Densification.grid($0.fixes, from: $0.from, to: $0.to) },
            answer: {
                answer($0.latitudes, $0.longitudes)
            }
        ),
        naive: (
            1_000_000,
            Side(load: { try DensifyInput($0) }, run: { $0.naive() }, answer: { answer($0.map(\.0), $0.map(\.1)) })
        ),
        peers: [.numpyInterp],
        goals: [.times(5, fasterThan: "numpy", at: 1_000_000), .growth(1.2, at: 1_000_000)],
        fasterThanNaive: 2.5
    )

    private static func answer(_ latitudes: some Collection<Int32>, _ longitudes: some Collection<Int32>) -> Answer {
        let sums = [latitudes.reduce(0) { $0 + Double($1) }, longitudes.reduce(0) { $0 + Double($1) }]
        return Answer(counts: ["points": latitudes.count], sums: ["latitude": sums[0], "longitude": sums[1]])
    }
}

/// Fixes and the interval of the grid.
private struct DensifyInput {
    let fixes: Fixes
    let (from, to): (Instant, Instant)

    init(_ folder: InputFolder) throws {
        fixes = try folder.fixes()
        let span = try folder.column("span", of: Int64.self)
        (from, to) = (Instant(milliseconds: span[0]), Instant(milliseconds: span[1]))
    }

    /// Row by row, one place after the other.
    func naive() -> [(Int32, Int32)] {
        var (places, row) = ([(Int32, Int32)](), 0)
        for moment in stride(from: from.milliseconds, through: to.milliseconds, by: 2_000) {
            let moment = Instant(milliseconds: moment)
            while row + 1 < fixes.count, let next = fixes.time(at: row + 1), next <= moment { row += 1 }
            var place = fixes.position(at: row)
            if row + 1 < fixes.count, let last = fixes.time(at: row), let next = fixes.time(at: row + 1) {
                let share = moment.seconds(since: last) / next.seconds(since: last)
                place = place.interpolated(to: fixes.position(at: row + 1), share: share)
            }
            places.append((place.latitudeE7, place.longitudeE7))
        }
        return places
    }
}
