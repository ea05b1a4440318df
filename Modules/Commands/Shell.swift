public import TurGeo
public import TurOutings
public import TurStorage
public import TurTexts

/// What every verb is given: where to write, how to speak, what there is.
public struct Shell: Sendable {
    /// Where to write.
    public var console: Console
    /// Sentences in the language of the user.
    public var texts: Texts
    /// Kinds and formats.
    public var catalog: Catalog
    /// Variables of the environment.
    public var environment: [String: String]
    /// The clock, read at the edge.
    public var now: @Sendable () -> Instant
    /// The zone of a name, or nil when there is none of that name.
    public var zone: @Sendable (String) -> (any ZoneRules)?
    /// Openers of stores, by scheme.
    public var openers: [StoreOpener]
    /// The stores that were opened.
    public let stores = OpenStores()
    /// What draws map pages, if anything does.
    public var drawing: (any MapDrawing)?
    /// What the program is put together from, for `tur plugins`.
    public var plugins: [PluginInfo]

    /// A shell.
    public init(
        console: Console,
        texts: Texts,
        catalog: Catalog,
        environment: [String: String],
        now: @escaping @Sendable () -> Instant,
        zone: @escaping @Sendable (String) -> (any ZoneRules)?,
        openers: [StoreOpener],
        drawing: (any MapDrawing)? = nil,
        plugins: [PluginInfo] = []
    ) {
        (self.console, self.texts, self.catalog) = (console, texts, catalog)
        (self.environment, self.now, self.zone) = (environment, now, zone)
        (self.openers, self.drawing, self.plugins) = (openers, drawing, plugins)
    }
}

/// A part that the program was put together from.
public struct PluginInfo: Sendable, Hashable {
    /// What sort of part: format, store or kinds.
    public var family: String
    /// Its name.
    public var name: String
    /// What it does, in a few technical words, for example `read, write`.
    public var detail: String

    /// A part.
    public init(family: String, name: String, detail: String) {
        (self.family, self.name, self.detail) = (family, name, detail)
    }
}
