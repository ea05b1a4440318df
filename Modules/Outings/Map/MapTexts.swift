/// The sentences of the page in its language, as values from the shell.
///
/// Gaps stand as `{0}` and `{1}`: the page fills them, since their numbers change with the view.
///
///     MapTexts { texts.sentence($0, ["{0}", "{1}"]) }
public struct MapTexts: Hashable, Sendable {
    /// The sentences that the page needs; the raw values are their keys, for example `map.title`.
    public enum Key: String, CaseIterable, Sendable {
        /// The heading: Our outings.
        case title = "map.title"
        /// Nothing in the archive yet, as a heading and as a hint: Off on an adventure?
        case empty = "map.empty"
        /// What to do about an empty archive.
        case emptyHint = "map.empty-hint"
        /// No outing passes the filter.
        case noneFound = "map.none-found"
        /// The button that takes all filters off.
        case showAll = "map.show-all"
        /// How many of how many are shown: {0} of {1}.
        case shown = "map.shown"
        /// The filter by days, and its choices besides the seven weekdays.
        case days = "map.days"
        /// Every day of the week.
        case allDays = "map.all-days"
        /// Monday to Friday.
        case workdays = "map.workdays"
        /// Saturday and Sunday.
        case weekend = "map.weekend"
        /// The filter by period.
        case period = "map.period"
        /// From the first outing on.
        case allTime = "map.all-time"
        /// The year of today.
        case thisYear = "map.this-year"
        /// The last 30 days.
        case lastDays = "map.last-days"
        /// The filter by activity kind.
        case kind = "map.kind"
        /// All kinds.
        case allKinds = "map.all-kinds"
        /// The heading of the list of what is in view.
        case inView = "map.in-view"
        /// Nothing lies in the part of the map that is seen.
        case nothingInView = "map.nothing-in-view"
        /// What the list leaves out: {0} more.
        case more = "map.more"
        /// A group of labels: {0} outings.
        case group = "map.group"
        /// Several outings under one tap.
        case choose = "map.choose"
        /// Closes the popup.
        case close = "map.close"
        /// Moves the view to the outing of the popup.
        case zoomTo = "map.zoom-to"
        /// Closer.
        case zoomIn = "map.zoom-in"
        /// Farther.
        case zoomOut = "map.zoom-out"
        /// Moves the view to everything that passes the filter.
        case fit = "map.fit"
        /// What the map is called for those who do not see it, with its keys.
        case map = "map.map"
        /// The elevation profile.
        case elevation = "map.elevation"
        /// A planned line.
        case route = "map.route"
        /// A marked place.
        case marker = "map.marker"
        /// The choice of background.
        case base = "map.base"
        /// The background without pictures.
        case plain = "map.plain"
        /// What a browser without scripts shows.
        case needsScript = "map.needs-script"
    }

    private var sentences: [Key: String] = [:]

    /// The sentences that `sentence` has for the keys.
    public init(_ sentence: (String) -> String) {
        for key in Key.allCases { sentences[key] = sentence(key.rawValue) }
    }

    /// The sentence behind `key`.
    public subscript(key: Key) -> String { sentences[key] ?? key.rawValue }
}
