import TurGeo

/// The lines of an outing or a route with what is found once, before it is known how many points the page has room for.
struct MapTrack {
    /// The pieces of each leg.
    var legs: [[Fixes]]
    /// Fixes of all pieces together.
    var count: Int
    /// Where the label sits: at 55 % of the length, gaps not counted (rows P62, A9).
    var label: Position?
    /// Heights in decimetres at even steps of the length; empty where too little is known.
    var profile: [Int]

    init(_ legs: [[Fixes]], profileSamples: Int) {
        self.legs = legs
        let pieces = legs.joined().filter { !$0.isEmpty }
        count = pieces.reduce(0) { $0 + $1.count }
        label = Self.position(of: pieces, atShare: 0.55)
        profile = ElevationProfile.samples(of: pieces, count: profileSamples)
    }

    /// The runs when the whole may have `limit` points; each piece gets its share of them by the one thinning rule, and
    /// keeps its ends.
    func runs(limit: Int, _ projection: Mercator) -> [MapRun] {
        var runs: [MapRun] = []
        var seen = 0
        for (leg, pieces) in legs.enumerated() {
            for piece in pieces where !piece.isEmpty {
                let (from, to) = (share(of: limit, at: seen), share(of: limit, at: seen + piece.count))
                seen += piece.count
                let indices = Thinning.indices(count: piece.count, limit: max(2, to - from))
                runs += MapRun.runs(of: piece, at: indices, leg: leg, projection)
            }
        }
        return runs
    }

    private func share(of limit: Int, at index: Int) -> Int {
        count <= limit ? index : (2 * limit * index + count) / (2 * count)
    }

    private static func position(of pieces: [Fixes], atShare share: Double) -> Position? {
        let lengths = pieces.map(\.length)
        var left = lengths.reduce(0, +) * share
        for (piece, length) in zip(pieces, lengths) {
            if left <= length, length > 0 { return piece.position(atShare: left / length) }
            left -= length
        }
        return pieces.first?.position(atShare: 0)
    }
}
