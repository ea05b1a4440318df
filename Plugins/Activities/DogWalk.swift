public import TurOutings

extension ActivityKind {
    /// A walk with the dog, which counts among walks.
    public static let dogWalk = ActivityKind(
        id: KindID(rawValue: "dog-walk"),
        names: [
            "nb": "Luftetur", "de": "Hunderunde", "en": "Dog walk",
            "fr": "Promenade du chien", "it": "Passeggiata col cane", "cs": "Venčení psa", "ja": "犬の散歩",
        ],
        topSpeed: 7,
        isPedestrian: true,
        measure: .pace,
        color: "#e8730c",
        rank: 11,
        group: KindID(rawValue: "walk"),
        aliases: [
            "dog walking", "dog_walking", "walking the dog", "gassi", "gassirunde", "hundetur",
        ]
    )
}
