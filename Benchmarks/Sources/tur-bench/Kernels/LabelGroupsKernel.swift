import TurGeo

extension Kernel {
    /// At most forty labels for a city, against merging by looking at every pair of groups each time.
    static let labelGroups = Kernel(
        name: "label-groups",
        item: "position",
        inputs: { try Scatter.clustered($0).writeDegrees(to: $1) },
        ours: Side(
            load: { try $0.positions().positions },
            run: { LabelGroups($0, level: .fine).groups.map { ($0.members, $0.position) } },
            answer: { answer($0) }
        ),
        naive: (100_000, Side(load: { try $0.positions().positions }, run: { grouped($0) }, answer: { answer($0) })),
        goals: [.growth(1.2, at: 1_000_000)],
        fasterThanNaive: 2,
        // Members are gathered in an array a cell, which grows.
        allocations: { _ in 5_000 }
    )

    private static func answer(_ groups: [(members: [Int], position: Position)]) -> Answer {
        let members = groups.enumerated().map { number, group in
            group.members.reduce(0) { $0 + number * ($1 % 1_000) }
        }
        return Answer(
            counts: ["groups": groups.count, "members": members.reduce(0, +)],
            sums: [
                "latitude": groups.reduce(0) { $0 + $1.position.latitude },
                "longitude": groups.reduce(0) { $0 + $1.position.longitude },
            ]
        )
    }

    @Sendable private static func grouped(_ positions: [Position]) -> [([Int], Position)] {
        let points = positions.map { Mercator.point($0) }
        let (west, east) = (points.map(\.x).min() ?? 0, points.map(\.x).max() ?? 0)
        let (north, south) = (points.map(\.y).min() ?? 0, points.map(\.y).max() ?? 0)
        var cells: [SIMD2<Int>: [Int]] = [:]
        for (index, point) in points.enumerated() {
            let column = min(Int((point.x - west) / (east - west) * 18), 17)
            let row = min(Int((point.y - north) / (south - north) * 18), 17)
            cells[SIMD2(column, row), default: []].append(index)
        }
        let middle = { (members: [Int]) in
            members.reduce(SIMD2(0, 0)) { $0 + SIMD2(points[$1].x, points[$1].y) } / Double(members.count)
        }
        var groups = cells.values.sorted { $0[0] < $1[0] }.map { (members: $0, middle: middle($0)) }
        while groups.count > 40 {
            var best = (squared: Double.infinity, first: 0, second: 0)
            for first in groups.indices {
                for second in (first + 1)..<groups.count {
                    let offset = groups[first].middle - groups[second].middle
                    let squared = offset.x * offset.x + offset.y * offset.y
                    if squared < best.squared { best = (squared, first, second) }
                }
            }
            let members = groups[best.first].members + groups.remove(at: best.second).members
            groups[best.first] = (members, middle(members))
        }
        return groups.map { group in
            (group.members.sorted(), Mercator.position(x: group.middle.x, y: group.middle.y))
        }
    }
}
