public import TurGeo
import TurOutings
public import TurStorage

/// Changes drawn by chance, sound and unsound ones, so that two stores can be held against each other.
public struct RandomChanges: Sendable {
    private var random: SeededRandom
    private let names = ["a", "b", "c", "d"]

    /// The changes that follow from `seed`.
    public init(seed: UInt64) { random = SeededRandom(seed: seed) }

    /// The next commit: one to four changes.
    public mutating func nextCommit() -> [StoreChange] { (0..<random.number(1..<5)).map { _ in nextChange() } }

    /// A place and radius to ask about.
    public mutating func nextPlace() -> (Position, Double) {
        var (place, radius) = (Self.start, Double(random.number(0..<100_000)) / 10)
        place.latitudeE7 += random.number(-200_000..<200_000)
        place.longitudeE7 += random.number(-200_000..<200_000)
        if random.oneIn(6) { (place, radius) = (Fixture.anyPosition(&random), radius * 3_000) }
        return (place, radius)
    }

    private static let start = Position(latitudeE7: 599_000_000, longitudeE7: 107_000_000)

    private mutating func nextChange() -> StoreChange {
        let name = names[random.number(0..<names.count)]
        switch random.number(0..<12) {
        case 0, 1: return .addSource(Fixture.source(name), original: random.oneIn(2) ? [1, 2, 3] : nil)
        case 2, 3, 4: return .appendFixes(nextFixes(), source: Fixture.source(name).id)
        case 5, 6: return .putOuting(nextOuting(name))
        case 7: return .edit(nextEdit(name))
        case 8: return random.oneIn(3) ? .deleteRoute(Fixture.id("route \(name)")) : .putRoute(Fixture.route(name))
        case 9: return random.oneIn(3) ? .deleteMarker(Fixture.id("marker \(name)")) : .putMarker(Fixture.marker(name))
        default: return .set(key: name, value: random.oneIn(3) ? nil : "\(random.number(0..<9))")
        }
    }

    private mutating func nextFixes() -> Fixes {
        let first: Int64 = random.number(0..<3_000)
        var start = Self.start
        start.latitudeE7 += random.number(-100_000..<100_000)
        if random.oneIn(8) { start = Fixture.anyPosition(&random) }
        start.latitudeE7 = min(max(start.latitudeE7, -890_000_000), 890_000_000)
        start.longitudeE7 = min(max(start.longitudeE7, -1_790_000_000), 1_790_000_000)
        let fixes = Fixture.walk(random.number(0..<900), first: first, from: start, seed: random.next())
        return random.oneIn(4) ? fixes.selecting(fixes.indices.filter { $0 % 3 != 1 }.reversed()) : fixes
    }

    private mutating func nextOuting(_ name: String) -> Outing {
        let source = Fixture.source(names[random.number(0..<names.count)])
        var outing = Fixture.outing(name, fixes: Fixture.walk(30), source: source, at: random.number(0..<3))
        let first: Int64 = random.number(0..<3_000)
        outing.legs[0].pieces = (0..<random.number(0..<3)).map { place in
            let begin = first + Int64(place) * 700
            return Piece(source: source.id, sequences: begin..<(begin + random.number(1..<700)))
        }
        if random.oneIn(20) { outing.legs = [] }
        return outing
    }

    private mutating func nextEdit(_ name: String) -> Edit {
        let isBefore = random.oneIn(2)
        let changes: [Edit.Change] = [
            .name(before: isBefore ? name : "new", after: isBefore ? "new" : name),
            .note(before: isBefore ? "fine weather" : "x", after: isBefore ? "x" : "fine weather"),
            .deleted(before: isBefore, after: !isBefore),
        ]
        return Edit(
            time: Instant(seconds: random.number(0..<1_000_000)),
            outing: Fixture.id("outing \(name)"),
            change: changes[random.number(0..<changes.count)],
            undoes: random.oneIn(3) ? random.number(0..<9) : nil
        )
    }
}
