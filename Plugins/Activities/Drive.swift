public import TurOutings

extension ActivityKind {
    /// A ride in a car (row P3).
    public static let drive = ActivityKind(
        id: KindID(rawValue: "drive"),
        names: [
            "nb": "Biltur", "de": "Autofahrt", "en": "Drive",
            "fr": "Trajet en voiture", "it": "Viaggio in auto", "cs": "Jízda autem", "ja": "ドライブ",
        ],
        topSpeed: 70,
        color: "#0d9488",
        rank: 50,
        aliases: [
            "driving", "car", "automotive", "auto", "motorcycling", "motorcycle", "bil", "kjøring",
        ]
    )
}
