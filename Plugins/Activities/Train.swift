public import TurOutings

extension ActivityKind {
    /// A ride on a train.
    public static let train = ActivityKind(
        id: KindID(rawValue: "train"),
        names: [
            "nb": "Togtur", "de": "Bahnfahrt", "en": "Train ride",
            "fr": "Trajet en train", "it": "Viaggio in treno", "cs": "Jízda vlakem", "ja": "電車",
        ],
        topSpeed: 100,
        color: "#9333ea",
        rank: 61,
        aliases: [
            "rail", "railway", "zug", "tog",
        ]
    )
}
