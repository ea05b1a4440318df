public import TurOutings

/// Which kinds a title names, and in what order (rows P51, A16, A18).
public enum TitleKinds {
    /// The distinct kinds of `legs` by rank, pauses left out; only pauses when there is nothing else.
    public static func of(_ kinds: [KindID], catalog: Catalog) -> [ActivityKind] {
        let distinct = Set(kinds).map { catalog.kind($0) }.sorted { ($0.rank, $0.id) < ($1.rank, $1.id) }
        let moving = distinct.filter { !$0.isPause }
        return moving.isEmpty ? distinct : moving
    }
}
