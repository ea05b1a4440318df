public import TurOutings

/// The map page as a drawing of the composition root.
public struct MapPageDrawing: MapDrawing {
    /// The drawing.
    public init() {}

    /// Draws by `MapPage`.
    public func page(_ content: MapContent) -> [UInt8] {
        MapPage(texts: content.texts, kinds: content.kinds, language: content.language, tiles: content.tiles)
            .html(content.outings, routes: content.routes, markers: content.markers, today: content.today)
    }
}
