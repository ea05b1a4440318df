public import TurGeo

/// An unbroken part of a leg: a run of fixes of one source.
///
/// Between pieces there is a gap that is never distance.
public struct Piece: Hashable, Sendable, Codable {
    /// The source in the fix log.
    public var source: Identifier
    /// Sequence of its first fix.
    public var first: Int64
    /// Number of sequences that it spans, at least 1.
    public var count: Int64

    /// The fixes of `source` with the given sequences, which are not empty.
    public init(source: Identifier, sequences: Range<Int64>) {
        (self.source, first, count) = (source, sequences.lowerBound, sequences.upperBound - sequences.lowerBound)
    }

    /// Sequences of its fixes.
    public var sequences: Range<Int64> { first..<(first + count) }
}

/// A part of an outing in one activity kind: the authority for all that is derived (rows P45, P46).
public struct Leg: Hashable, Sendable {
    /// The permanent id.
    public var id: Identifier
    /// The kind's id.
    public var kind: KindID
    /// When it began.
    public var start: LocalTime
    /// When it ended.
    public var end: LocalTime
    /// Its unbroken parts in the fix log; none where only figures were handed over.
    public var pieces: [Piece]
    /// What was computed from its fixes, or handed over with it.
    public var figures: LegFigures
    /// What was listened to or watched.
    public var media: [Media]
    /// What the file said that the model has no place for, for the way back.
    public var fragments: [Fragment]

    /// A leg of `kind` from `start` to `end`.
    public init(
        id: Identifier,
        kind: KindID,
        start: LocalTime,
        end: LocalTime,
        pieces: [Piece] = [],
        figures: LegFigures = LegFigures(),
        media: [Media] = [],
        fragments: [Fragment] = []
    ) {
        (self.id, self.kind, self.start, self.end) = (id, kind, start, end)
        (self.pieces, self.figures, self.media, self.fragments) = (pieces, figures, media, fragments)
    }

    /// Seconds from start to end (row P47).
    public var duration: Double { end.instant.seconds(since: start.instant) }
}

/// Something played during a leg (rows.md 1.4).
public struct Media: Hashable, Sendable, Codable {
    /// What sort of thing, for example `music` or `podcast`.
    public var type: String
    /// Its title.
    public var title: String
    /// Where it is found, if anywhere.
    public var link: String?

    /// A thing of that type and title.
    public init(type: String, title: String, link: String? = nil) {
        (self.type, self.title, self.link) = (type, title, link)
    }
}

/// A part of a foreign file that is carried through untouched: well-formed markup that stands by itself.
public struct Fragment: Hashable, Sendable, Codable {
    /// Sequence of the fix that it belongs to; nil where it belongs to the whole.
    public var sequence: Int64?
    /// Name of the element that held it, for example `extensions` or `name`.
    public var holder: String
    /// The markup.
    public var markup: String

    /// `markup` as it stood in `holder`.
    public init(sequence: Int64? = nil, holder: String = "extensions", markup: String) {
        (self.sequence, self.holder, self.markup) = (sequence, holder, markup)
    }
}

/// What is known of a leg in numbers; nil where it can't be known.
public struct LegFigures: Hashable, Sendable {
    /// Metres along the cleaned fixes, gaps not counted.
    public var distance: Double
    /// Seconds in gaps between pieces.
    public var gapSeconds: Double
    /// Mean heart rate over time, in beats a minute.
    public var heartRate: Double?
    /// Highest median of five successive speeds, in metres a second.
    public var topSpeed: Double?
    /// Metres climbed.
    public var ascent: Double?
    /// Metres descended.
    public var descent: Double?
    /// Number of fixes as recorded.
    public var fixes: Int
    /// Number of fixes that cleaning left out.
    public var rejected: Int
    /// The box around the cleaned fixes.
    public var bounds: Bounds?

    /// Figures; all but those given are nought or unknown.
    public init(
        distance: Double = 0,
        gapSeconds: Double = 0,
        heartRate: Double? = nil,
        topSpeed: Double? = nil,
        ascent: Double? = nil,
        descent: Double? = nil,
        fixes: Int = 0,
        rejected: Int = 0,
        bounds: Bounds? = nil
    ) {
        (self.distance, self.gapSeconds, self.heartRate) = (distance, gapSeconds, heartRate)
        (self.topSpeed, self.ascent, self.descent) = (topSpeed, ascent, descent)
        (self.fixes, self.rejected, self.bounds) = (fixes, rejected, bounds)
    }
}
