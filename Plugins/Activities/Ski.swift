public import TurOutings

extension ActivityKind {
    /// A tour on skis.
    public static let ski = ActivityKind(
        id: KindID(rawValue: "ski"),
        names: [
            "nb": "Skitur", "de": "Skitour", "en": "Ski tour",
            "fr": "Sortie à ski", "it": "Sciata", "cs": "Lyžování", "ja": "スキー",
        ],
        topSpeed: 30,
        color: "#0891b2",
        rank: 40,
        aliases: [
            "alpine_ski", "backcountry_ski", "resort_skiing", "nordic_skiing", "langrenn", "skifahren", "ski de fond",
            "sci", "lyže",
            "skiing", "cross_country_skiing", "nordic ski", "nordicski", "nordic skiing", "backcountry ski",
            "backcountry_skiing", "skitour", "alpine ski", "resort_skiing_snowboarding", "langlauf", "2", "3", "7",
        ]
    )
}
