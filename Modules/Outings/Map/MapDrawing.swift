/// Draws a page with outings on a map.
///
/// Contract: pure; equal content gives equal bytes. What the content says is text, never code, whatever it holds. The page
/// makes no request but for the tiles that the content names.
public protocol MapDrawing: Sendable {
    /// The page, whole and self-contained.
    ///
    /// - Complexity: O(fixes).
    func page(_ content: MapContent) throws -> [UInt8]
}

/// What a map page is made of; everything that is a sentence comes from the shell.
public struct MapContent: Sendable {
    /// The sentences of the page.
    public var texts: MapTexts
    /// The kinds that outings may have.
    public var kinds: [MapKind]
    /// The code of the language, for example `nb`.
    public var language: String
    /// Backgrounds of pictures; none by default, since a request for one tells a stranger where you are.
    public var tiles: [MapTiles] = []
    /// The outings.
    public var outings: [MapOuting] = []
    /// The planned routes.
    public var routes: [MapRoute] = []
    /// The marked places.
    public var markers: [MapMarker] = []
    /// The day from which the filters count.
    public var today: CivilDate

    /// A page of nothing yet.
    public init(texts: MapTexts, kinds: [MapKind], language: String, today: CivilDate) {
        (self.texts, self.kinds, self.language, self.today) = (texts, kinds, language, today)
    }
}
