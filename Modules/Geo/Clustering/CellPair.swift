/// Decides whether two crowded cells have cores within the radius of each other without trying all pairs.
///
/// The points of both are split at their middles into boxes; a pair of boxes is settled when even its furthest points
/// are near, or even its nearest are not. So the time follows the points that face each other at about the radius.
struct CellPair<Space: ClusterSpace> {
    let space: Space
    let shift: Double
    let limit: Double
    let isCore: Block<Bool>
    /// Room for the places of both cells.
    let scratch: Block<Int32>

    /// Whether a core at `places` lies within the radius of a core at `others`.
    func isNear(_ places: Range<Int>, _ others: Range<Int>) -> Bool {
        let first = cores(places, from: 0)
        let second = cores(others, from: first.count)
        guard let near = first.first, let far = second.first else { return false }
        return decide(side(first, around: near), side(second, around: far), depth: 0)
    }

    /// Some places of a cell, one of them, and the metres from that to the furthest.
    ///
    /// Splitting changes the order of the places, also of those that are looked at further up: the centre stays.
    private struct Side {
        let places: Places
        let centre: Int32
        let reach: Double
    }

    private typealias Places = UnsafeMutableBufferPointer<Int32>

    private func cores(_ places: Range<Int>, from start: Int) -> Places {
        var end = start
        for place in places where isCore[place] {
            scratch[end] = Int32(truncatingIfNeeded: place)
            end += 1
        }
        return Places(start: scratch.start + start, count: end - start)
    }

    private func decide(_ first: Side, _ second: Side, depth: Int) -> Bool {
        let squared = space.squared(Int(first.centre), Int(second.centre), shift: shift)
        if squared <= limit { return true }
        // Equal points all around: what holds of one pair holds of all.
        if first.reach == 0, second.reach == 0 { return false }
        if first.places.count * second.places.count <= 64 || depth > 100 { return hasPair(first.places, second.places) }
        // The triangle inequality, with a little left for the metric.
        let reach = limit.squareRoot() + first.reach + second.reach
        if squared.squareRoot() > reach * (1 + Space.metricSlack) { return false }
        if first.reach >= second.reach {
            let halves = halves(first)
            return decide(halves.0, second, depth: depth + 1) || decide(halves.1, second, depth: depth + 1)
        }
        let halves = halves(second)
        return decide(first, halves.0, depth: depth + 1) || decide(first, halves.1, depth: depth + 1)
    }

    private func halves(_ whole: Side) -> (Side, Side) {
        let middle = split(whole.places)
        let low = Places(rebasing: whole.places[..<middle])
        let high = Places(rebasing: whole.places[middle...])
        return (side(low, around: low.first ?? whole.centre), side(high, around: high.first ?? whole.centre))
    }

    private func hasPair(_ first: Places, _ second: Places) -> Bool {
        first.contains { place in
            second.contains { space.squared(Int(place), Int($0), shift: shift) <= limit }
        }
    }

    private func side(_ places: Places, around centre: Int32) -> Side {
        let square = places.reduce(0.0) { max($0, space.squared(Int(centre), Int($1), shift: 0)) }
        return Side(places: places, centre: centre, reach: square.squareRoot())
    }

    /// Puts the places of the lower half of the longer side in front; the answer is where the others begin.
    private func split(_ places: Places) -> Int {
        let (along, across) = (range(places, space.along), range(places, space.across))
        let metresAcross = (across.upperBound - across.lowerBound) * space.metresAcross(Int(places[0]))
        let isAlong = along.upperBound - along.lowerBound >= metresAcross
        let middle = isAlong ? along.middle : across.middle
        var places = places
        return places.partition { (isAlong ? space.along(Int($0)) : space.across(Int($0))) > middle }
    }

    private func range(_ places: Places, _ coordinate: (Int) -> Double) -> ClosedRange<Double> {
        var (least, most) = (coordinate(Int(places[0])), coordinate(Int(places[0])))
        for place in places {
            least = min(least, coordinate(Int(place)))
            most = max(most, coordinate(Int(place)))
        }
        return least...most
    }
}

extension ClosedRange<Double> {
    /// Below the upper bound, even where there is no number between.
    fileprivate var middle: Double {
        let middle = lowerBound + (upperBound - lowerBound) / 2
        return middle < upperBound ? middle : lowerBound
    }
}
