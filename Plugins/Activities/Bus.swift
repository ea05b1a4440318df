public import TurOutings

extension ActivityKind {
    /// A ride on a bus.
    public static let bus = ActivityKind(
        id: KindID(rawValue: "bus"),
        names: [
            "nb": "Busstur", "de": "Busfahrt", "en": "Bus ride",
            "fr": "Trajet en bus", "it": "Viaggio in autobus", "cs": "Jízda autobusem", "ja": "バス",
        ],
        topSpeed: 40,
        color: "#7c3aed",
        rank: 60,
        aliases: [
            "coach", "buss",
        ]
    )
}
