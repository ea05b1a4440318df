public import TurOutings

extension ActivityKind {
    /// A walk, 7 m/s at most (row P7).
    public static let walk = ActivityKind(
        id: KindID(rawValue: "walk"),
        names: [
            "nb": "Gåtur", "de": "Spaziergang", "en": "Walk",
            "fr": "Marche", "it": "Camminata", "cs": "Procházka", "ja": "散歩",
        ],
        topSpeed: 7,
        isPedestrian: true,
        measure: .pace,
        color: "#e8730c",
        rank: 10,
        aliases: [
            "casual_walking", "speed_walking", "gange", "gåing", "randonnée urbaine", "camminare",
            "walking", "10", "footing", "wandelen", "gehen", "gå", "marche à pied", "chůze", "ウォーキング",
            "mtwalking",
        ]
    )
}
