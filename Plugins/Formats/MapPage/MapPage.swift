public import TurOutings

/// One self-contained page with outings on a map: filters, popups and profiles, no request unless tiles were asked for.
///
/// What the archive says goes into the page as JSON only, from where its script makes text nodes; the page's policy
/// allows this one script and this one style sheet by their hashes, and pictures from the named tile hosts.
public struct MapPage: Sendable {
    /// The most bytes that a page takes unless its titles, figures and notes alone need more.
    public static let sizeLimit = 4_000_000
    /// The most points that an outing keeps.
    public static let pointLimit = 5_000

    private let texts: MapTexts
    private let kinds: [MapKind]
    private let language: String
    private let tiles: [MapTiles]

    /// A page in `language` (a code like `nb`) with the sentences `texts`.
    /// - Parameters:
    ///   - texts: Its sentences.
    ///   - kinds: The kinds that its outings may have; others are shown by their id.
    ///   - language: The code by which the browser writes dates and numbers.
    ///   - tiles: Backgrounds of pictures; without any the page makes no request at all.
    public init(texts: MapTexts, kinds: [MapKind], language: String, tiles: [MapTiles] = []) {
        let isCode = (2...3).contains(language.utf8.count) && language.allSatisfy { $0.isASCII && $0.isLetter }
        (self.texts, self.kinds, self.tiles) = (texts, kinds, tiles)
        self.language = isCode ? language : "en"
    }

    /// The page with `outings`, `routes` and `markers`, whose filters count from `today`; UTF-8.
    ///
    /// Of one outing all points are shown up to `pointLimit`; of many, as many as `sizeLimit` has room for (row D1).
    ///
    /// - Complexity: O(fixes).
    public func html(
        _ outings: [MapOuting],
        routes: [MapRoute] = [],
        markers: [MapMarker] = [],
        today: CivilDate
    ) -> [UInt8] {
        let heading = outings.count == 1 ? outings[0].title : texts[.title]
        let frame = PageFrame(title: heading, texts: texts, language: language, tiles: tiles)
        var data = MapData(texts: texts, kinds: kinds, language: language, tiles: tiles, today: today)
        data.add(outings, routes: routes, markers: markers)
        let samples = Self.profileSamples(of: outings.count)
        let tracks = data.outings.map { MapTrack($0.legs.map(\.pieces), profileSamples: samples) }
        let room = Self.sizeLimit - frame.size - data.json(nil).count
        let packed = PackedMap.packed(
            tracks,
            routes: routes.map { MapTrack([$0.lines], profileSamples: 0) },
            markers: markers,
            budget: max(0, (room - 100) / 4 * 3)
        )
        return frame.page(data.json(packed))
    }

    private static func profileSamples(of outings: Int) -> Int {
        switch outings {
        case ...20: 300
        case ...300: 120
        case ...3_000: 48
        default: 24
        }
    }
}
