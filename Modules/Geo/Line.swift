/// Measures of fixes as a line of unbroken steps.
extension Fixes {
    /// Metres along the line, step by step in the local ellipsoid metric; synthetic fixes are passed over.
    ///
    /// - Complexity: O(n).
    public var length: Double { LocalMetric.length(removingSynthetic) }

    /// The place at `share` of the length, 0 the start and 1 the end; nil when there are no fixes.
    ///
    /// Between two fixes it is interpolated in degrees, the short way round. Labels sit at 0.55 (rows P62, A9).
    ///
    /// - Complexity: O(n).
    public func position(atShare share: Double) -> Position? {
        guard !isEmpty else { return nil }
        let measured = removingSynthetic
        guard !measured.isEmpty else { return position(at: 0) }
        var left = LocalMetric.length(measured) * Self.limited(share)
        for index in measured.indices.dropFirst() {
            let (from, to) = (measured.position(at: index - 1), measured.position(at: index))
            let step = LocalMetric.distance(from, to)
            if left <= step, step > 0 { return from.interpolated(to: to, share: left / step) }
            left -= step
        }
        return measured.position(at: measured.count - 1)
    }

    /// The place of the fix at `share` of the count, 0 the first and 1 the last; nil when there are no fixes.
    public func position(atIndexShare share: Double) -> Position? {
        guard !isEmpty else { return nil }
        return position(at: Int((Double(count - 1) * Self.limited(share)).rounded()))
    }

    /// A share brought into 0 to 1; what is no number is 0.
    private static func limited(_ share: Double) -> Double { share > 0 ? min(share, 1) : 0 }
}

extension Position {
    /// The place at `share` of the way to `other` in degrees, the short way round; meant for steps of some kilometres.
    ///
    /// A share outside of 0 to 1 goes beyond, up to the poles; one that is no number goes nowhere.
    public func interpolated(to other: Position, share: Double) -> Position {
        guard share.isFinite else { return self }
        let step = LocalMetric.wrapped(Int64(other.longitudeE7) - Int64(longitudeE7))
        let north = Double(latitudeE7) + (Double(Int64(other.latitudeE7) - Int64(latitudeE7)) * share).rounded()
        let east = (Double(step) * share).rounded().truncatingRemainder(dividingBy: 3.6e9)
        let longitude = LocalMetric.wrapped(Int64(longitudeE7) + Int64(east))
        return Position(latitudeE7: Int32(min(max(north, -9e8), 9e8)), longitudeE7: Int32(longitude))
    }
}
