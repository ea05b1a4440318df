public import TurOutings

extension ActivityKind {
    /// A ride on a bicycle.
    public static let cycle = ActivityKind(
        id: KindID(rawValue: "cycle"),
        names: [
            "nb": "Sykkeltur", "de": "Radtour", "en": "Bike ride",
            "fr": "Sortie vélo", "it": "Giro in bici", "cs": "Vyjížďka na kole", "ja": "サイクリング",
        ],
        topSpeed: 25,
        color: "#15803d",
        rank: 30,
        aliases: [
            "virtual ride", "mountain bike ride", "gravel_ride", "e_mountain_bike_ride", "indoor_cycling", "sykkel",
            "vélo", "vtt", "bicicletta", "ciclismo", "kolo", "cyklistika", "fahrrad", "rad", "自転車",
            "cycling", "1", "biking", "bike", "ride", "road_biking", "mountain_biking", "mountain biking",
            "gravel_cycling", "gravel ride", "e-bike ride", "ebikeride", "virtual_ride", "racebike",
            "touringbicycle", "mtb", "radfahren", "sykling",
        ]
    )
}
