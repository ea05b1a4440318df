public import TurOutings

extension ActivityKind {
    /// A run, 12 m/s at most (row P7).
    public static let run = ActivityKind(
        id: KindID(rawValue: "run"),
        names: [
            "nb": "Løpetur", "de": "Lauf", "en": "Run",
            "fr": "Course", "it": "Corsa", "cs": "Běh", "ja": "ランニング",
        ],
        topSpeed: 12,
        isPedestrian: true,
        measure: .pace,
        color: "#2563eb",
        rank: 20,
        aliases: [
            "trail run", "virtual_run", "indoor_running", "treadmill", "løp", "løping", "course à pied", "corsa",
            "běhání",
            "running", "9", "trail_running", "trail running", "street_running", "track_running",
            "treadmill_running", "jogging", "jog", "laufen", "joggen", "løping", "virtual run",
        ]
    )
}
