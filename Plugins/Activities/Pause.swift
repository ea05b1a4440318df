public import TurOutings

extension ActivityKind {
    /// Standing still on purpose, a leg of its own (rows P3, A16).
    public static let pause = ActivityKind(
        id: KindID(rawValue: "pause"),
        names: [
            "nb": "Pause", "de": "Pause", "en": "Pause",
            "fr": "Pause", "it": "Pausa", "cs": "Pauza", "ja": "休憩",
        ],
        topSpeed: 7,
        isPause: true,
        color: "#6b7280",
        rank: 900,
        aliases: [
            "rest", "break", "idle",
        ]
    )
}
