public import TurGeo
public import TurOutings

/// What a store takes in: the rules that all stores share, so that what was taken can always be read back.
///
/// Each refusal is a `TurError` with code `refused`; its first argument is what is wrong, in words joined by hyphens, its
/// second one what it is about.
public enum StoreRules {
    /// Refuses an outing that could not be read back.
    ///
    /// - Throws: `TurError` with code `refused`.
    public static func check(_ outing: Outing) throws {
        let id = "\(outing.id)"
        guard !outing.legs.isEmpty else { throw refusal("outing-without-leg", id) }
        for leg in outing.legs { try check(leg) }
        for (leg, next) in zip(outing.legs, outing.legs.dropFirst())
        where (leg.start.instant, leg.id) > (next.start.instant, next.id) {
            throw refusal("legs-out-of-order", id)
        }
        for marker in outing.markers { try check(marker) }
        let numbers = [outing.weather?.temperature, outing.weather?.windSpeed, outing.settings.stride]
        guard isFinite(numbers + [outing.settings.sniffFactor]) else { throw refusal("not-a-number", id) }
    }

    /// Refuses a marker that could not be read back.
    ///
    /// - Throws: `TurError` with code `refused`.
    public static func check(_ marker: Marker) throws {
        let id = "\(marker.id)"
        guard isOnGlobe(marker.position) else { throw refusal("place-out-of-range", id) }
        guard isFinite([marker.elevation]) else { throw refusal("not-a-number", id) }
        guard marker.time.map({ isWritable(LocalTime($0, offsetMinutes: 0)) }) ?? true else {
            throw refusal("time-out-of-range", id)
        }
    }

    /// Refuses places that are not on the globe, and channels that a chunk cannot hold.
    ///
    /// - Throws: `TurError` with code `refused`.
    /// - Complexity: O(n).
    public static func check(_ fixes: Fixes) throws {
        for index in fixes.indices where !isOnGlobe(fixes.position(at: index)) {
            throw refusal("place-out-of-range", String(fixes.sequence(at: index)))
        }
        for index in fixes.indices where fixes.sequence(at: index) == Int64.max {
            throw refusal("sequence-out-of-range", String(Int64.max))
        }
        try checkChannels(of: fixes)
    }

    /// Refuses `fixes` that keep a channel in another unit or with other decimals than `kept` does.
    ///
    /// - Throws: `TurError` with code `refused` and the channel's id.
    public static func check(_ fixes: Fixes, against kept: Fixes) throws {
        let known = kept.channels
        for channel in fixes.channels {
            guard let same = known.first(where: { $0 == channel }) else { continue }
            guard same.unit == channel.unit, same.decimals == channel.decimals else {
                throw refusal("channel-differs", channel.id)
            }
        }
    }

    static func checkChannels(of fixes: Fixes) throws {
        let (channels, limit) = (fixes.channels, ChunkCodec.textLimit)
        guard channels.count <= ChunkCodec.channelLimit else { throw refusal("too-many-channels", "\(channels.count)") }
        for channel in channels {
            guard ChunkCodec.decimals.contains(channel.decimals), channel.id.utf8.count <= limit,
                channel.unit.utf8.count <= limit
            else { throw refusal("channel-out-of-range", String(channel.id.prefix(80))) }
        }
    }

    static func refusal(_ reason: String, _ subject: String) -> TurError { TurError(.refused, [reason, subject]) }

    private static func check(_ leg: Leg) throws {
        let (id, figures) = ("\(leg.id)", leg.figures)
        guard isWritable(leg.start), isWritable(leg.end) else { throw refusal("time-out-of-range", id) }
        guard leg.duration >= 0 else { throw refusal("leg-ends-before-start", id) }
        for piece in leg.pieces {
            guard piece.count > 0, !piece.first.addingReportingOverflow(piece.count).overflow else {
                throw refusal("piece-out-of-range", id)
            }
        }
        let numbers = [figures.heartRate, figures.topSpeed, figures.ascent, figures.descent]
        guard isFinite(numbers + [figures.distance, figures.gapSeconds]) else { throw refusal("not-a-number", id) }
    }

    private static func isOnGlobe(_ place: Position) -> Bool {
        place.latitudeE7.magnitude <= 900_000_000 && place.longitudeE7.magnitude <= 1_800_000_000
    }

    private static func isFinite(_ numbers: [Double?]) -> Bool { numbers.allSatisfy { $0?.isFinite ?? true } }

    private static func isWritable(_ time: LocalTime) -> Bool {
        // From the year 1 to 9998, so that no offset leads out of four digits.
        (-62_135_596_800_000...253_370_764_800_000).contains(time.instant.milliseconds)
            && (-1_439...1_439).contains(time.offsetMinutes)
    }
}
