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
        return decide(first, cores(others, from: first.count), depth: 0)
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

    private func decide(_ first: Places, _ second: Places, depth: Int) -> Bool {
        guard let near = first.first, let far = second.first else { return false }
        let squared = space.squared(Int(near), Int(far), shift: shift)
        if squared <= limit { return true }
        if first.count * second.count <= 64 || depth > 100 { return hasPair(first, second) }
        let (firstReach, secondReach) = (reach(first, from: near), reach(second, from: far))
        // The triangle inequality; a millionth is left for the metric, which is no exact one on the ellipsoid.
        if squared.squareRoot() > (limit.squareRoot() + firstReach + secondReach) * (1 + 1e-6) { return false }
        if firstReach >= secondReach {
            let middle = split(first)
            return decide(Places(rebasing: first[..<middle]), second, depth: depth + 1)
                || decide(Places(rebasing: first[middle...]), second, depth: depth + 1)
        }
        let middle = split(second)
        return decide(first, Places(rebasing: second[..<middle]), depth: depth + 1)
            || decide(first, Places(rebasing: second[middle...]), depth: depth + 1)
    }

    private func hasPair(_ first: Places, _ second: Places) -> Bool {
        first.contains { place in
            second.contains { space.squared(Int(place), Int($0), shift: shift) <= limit }
        }
    }

    /// Metres from `center` to the furthest of `places`.
    private func reach(_ places: Places, from center: Int32) -> Double {
        places.reduce(0.0) { max($0, space.squared(Int(center), Int($1), shift: 0)) }.squareRoot()
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
    fileprivate var middle: Double { lowerBound + (upperBound - lowerBound) / 2 }
}
