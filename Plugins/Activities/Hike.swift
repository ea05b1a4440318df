public import TurOutings

extension ActivityKind {
    /// A walk in the hills, which counts among walks.
    public static let hike = ActivityKind(
        id: KindID(rawValue: "hike"),
        names: [
            "nb": "Fottur", "de": "Wanderung", "en": "Hike",
            "fr": "Randonnée", "it": "Escursione", "cs": "Túra", "ja": "ハイキング",
        ],
        topSpeed: 7,
        isPedestrian: true,
        measure: .pace,
        color: "#a85b12",
        rank: 12,
        group: KindID(rawValue: "walk"),
        aliases: [
            "fjelltur", "topptur til fots", "randonnée pédestre", "escursionismo", "turistika",
            "hiking", "4", "mountaineering", "trekking", "trek", "trail hike", "wandern", "bergwandern",
        ]
    )
}
