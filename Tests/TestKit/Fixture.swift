public import TurGeo
public import TurOutings

/// Builds outings and fixes for tests; equal input gives equal output.
public enum Fixture {
    /// The id that follows from `name`.
    public static func id(_ name: String) -> Identifier { .named(name, in: SHA256.digest([])) }

    /// The digest of `name`.
    public static func digest(_ name: String) -> Digest { SHA256.digest(Array(name.utf8)) }

    /// A source of that name, whose digest follows from the name.
    public static func source(_ name: String) -> Source {
        Source(id: id("source \(name)"), digest: digest(name), format: "gpx", name: "\(name).gpx", creator: "Fixture")
    }

    /// A time on a clock two hours ahead of UTC, `seconds` after a day in May 2024.
    public static func time(_ seconds: Int64) -> LocalTime {
        LocalTime(Instant(seconds: 1_715_400_000 + seconds), offsetMinutes: 120)
    }

    /// A walk: `count` fixes, one a second, about 1.4 m apart, with elevation and heart rate, from `place` on.
    public static func walk(
        _ count: Int,
        first: Int64 = 0,
        from place: Position = Position(latitudeE7: 599_000_000, longitudeE7: 107_000_000),
        at seconds: Int64 = 0,
        seed: UInt64 = 1
    ) -> Fixes {
        var (random, fixes) = (SeededRandom(seed: seed), Fixes())
        var (latitude, longitude, elevation, beats) = (place.latitudeE7, place.longitudeE7, Int32(12_000), Int32(95))
        for row in 0..<count {
            fixes.append(
                sequence: first + Int64(row),
                time: time(seconds + Int64(row)).instant,
                position: Position(latitudeE7: latitude, longitudeE7: longitude)
            )
            fixes.setStored(.elevation, to: elevation, at: row)
            fixes.setStored(.heartRate, to: beats, at: row)
            latitude += random.number(100..<150)
            longitude += random.number(-30..<60)
            elevation += 10 * random.number(-2..<3)
            beats = min(max(beats + random.number(-1..<2), 60), 180)
        }
        return fixes
    }

    /// Fixes of every sort: absent times and values, gaps, extremes, channels of one's own, flags.
    public static func anyFixes(_ count: Int, random: inout SeededRandom) -> Fixes {
        var (fixes, sequence) = (Fixes(), random.number(-5..<1_000) as Int64)
        let own = Channel(id: "mood/\(random.number(0..<3))", unit: "%", decimals: random.number(0..<4))
        let isWild = random.oneIn(3)
        for row in 0..<count {
            let milliseconds = isWild ? Int64.random(in: (.min + 1)...(.max), using: &random) : Int64(row) * 1_000
            fixes.append(
                sequence: sequence,
                time: random.oneIn(5) ? nil : Instant(milliseconds: milliseconds),
                position: anyPosition(&random),
                flags: FixFlags(rawValue: random.oneIn(4) ? random.number(0..<255) : 0)
            )
            for channel in [Channel.elevation, .speed, own] where !random.oneIn(3) {
                fixes.setStored(channel, to: Int32.random(in: (.min + 1)...(.max), using: &random), at: row)
            }
            sequence += random.oneIn(10) ? random.number(1..<1_000_000) : 1
        }
        return fixes
    }

    /// Any place on the globe, now and then a pole or the antimeridian.
    public static func anyPosition(_ random: inout SeededRandom) -> Position {
        Position(
            latitudeE7: random.oneIn(20) ? 900_000_000 : random.number(-900_000_000..<900_000_001),
            longitudeE7: random.oneIn(20) ? 1_800_000_000 : random.number(-1_800_000_000..<1_800_000_001)
        )
    }

    /// A leg over all of `fixes` of `source`, as one piece.
    public static func leg(_ name: String, kind: String = "walk", fixes: Fixes, source: Source, at seconds: Int64 = 0)
        -> Leg
    {
        let last = fixes.isEmpty ? 0 : fixes.sequence(at: fixes.count - 1) + 1
        let first = fixes.isEmpty ? 0 : fixes.sequence(at: 0)
        return Leg(
            id: id("leg \(name)"),
            kind: KindID(rawValue: kind),
            start: time(seconds),
            end: time(seconds + Int64(fixes.count)),
            pieces: fixes.isEmpty ? [] : [Piece(source: source.id, sequences: first..<last)],
            figures: LegFigures(
                distance: fixes.length,
                gapSeconds: 2.5,
                heartRate: 101.25,
                topSpeed: 2.1,
                ascent: 12,
                descent: 7.5,
                fixes: fixes.count,
                bounds: fixes.bounds
            )
        )
    }

    /// An outing of one leg over all of `fixes` of `source`.
    public static func outing(
        _ name: String,
        kind: String = "walk",
        fixes: Fixes,
        source: Source,
        at seconds: Int64 = 0
    )
        -> Outing
    {
        Outing(
            id: id("outing \(name)"),
            legs: [leg(name, kind: kind, fixes: fixes, source: source, at: seconds)],
            name: name,
            note: "fine weather",
            tags: ["forest"],
            markers: [marker(name)],
            weather: Weather(temperature: 11.5, windSpeed: 3, condition: "clear"),
            creator: "Fixture"
        )
    }

    /// A marker of that name.
    public static func marker(_ name: String) -> Marker {
        Marker(
            id: id("marker \(name)"),
            position: Position(latitudeE7: 599_123_456, longitudeE7: 107_654_321),
            time: time(7).instant,
            elevation: 120.5,
            name: name,
            type: "nice-spot"
        )
    }

    /// A route of two lines.
    public static func route(_ name: String) -> PlannedRoute {
        var line = walk(700)
        for row in line.indices { line.removeTime(at: row) }
        return PlannedRoute(id: id("route \(name)"), name: name, note: "steep", lines: [line, walk(3, seed: 5)])
    }

    /// `count` names that have broken programs: quotes, control characters, text from right to left, emoji, long ones.
    public static func hostileNames(_ count: Int, seed: UInt64 = 7) -> [String] {
        let parts = [
            "'", "\"", "`", ";", "--", "/*", "*/", "%", "_", "\\", "\u{1}", "\u{7}", "\u{8}", "\u{1B}[31m", "\u{7F}",
            "\t",
            "\r\n", "\u{85}", "\u{2028}", "\u{2029}", "\u{202E}", "\u{2066}", "\u{200F}", "שלום", "مرحبا", "👩‍👩‍👧‍👦", "🏴󠁧󠁢󠁳󠁣󠁴󠁿",
            "e\u{301}", "é", "\u{FEFF}", "\u{FFFD}", "\u{FFFF}", "\u{10FFFF}", "']]>", "<script>", "{}", "null", "?1",
            ":id",
            "Robert'); DROP TABLE outings;--", "ø", "ẞ", "İ", " ", "",
        ]
        var random = SeededRandom(seed: seed)
        return (0..<count).map { index in
            let length = index % 50 == 0 ? 2_000 : 1 + index % 7
            return (0..<length).map { _ in parts[random.number(0..<parts.count)] }.joined()
        }
    }
}
