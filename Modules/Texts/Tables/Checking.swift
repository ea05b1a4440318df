extension Texts {
    /// What the doctor finds.
    static let checking: [String: Row] = [
        "doctor.sound": [
            .nb: "Arkivet er helt: {0} turer, {1} punkter.",
            .de: "Das Archiv ist heil: {0} Ausflüge, {1} Punkte.",
            .en: "The store is sound: {0} outings, {1} fixes.",
        ],
        "doctor.unsound": [
            .nb: "Arkivet er ikke helt: {0} funn.",
            .de: "Das Archiv ist nicht heil: {0} Befunde.",
            .en: "The store is not sound: {0} findings.",
        ],
        "doctor.remedy": [
            .nb: "Råd: {0}",
            .de: "Rat: {0}",
            .en: "Remedy: {0}",
        ],
    ]
}
