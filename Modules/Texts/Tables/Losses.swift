extension Texts {
    /// What a format has no room for.
    static let losses: [String: Row] = [
        "finding.lost-pieces": [
            .nb: "Formatet har ikke plass til brudd i sporet; originalen i arkivet beholder det.",
            .de: "Das Format hat keinen Platz für: Unterbrechungen der Spur; das Archiv behält es.",
            .en: "The format has no room for gaps in the track; the archive keeps it.",
        ],
        "finding.lost-heart-rate": [
            .nb: "Formatet har ikke plass til puls; originalen i arkivet beholder det.",
            .de: "Das Format hat keinen Platz für: Puls; das Archiv behält es.",
            .en: "The format has no room for heart rate; the archive keeps it.",
        ],
        "finding.lost-elevation": [
            .nb: "Formatet har ikke plass til høyde; originalen i arkivet beholder det.",
            .de: "Das Format hat keinen Platz für: Höhe; das Archiv behält es.",
            .en: "The format has no room for elevation; the archive keeps it.",
        ],
        "finding.lost-channels": [
            .nb: "Formatet har ikke plass til andre målinger; originalen i arkivet beholder det.",
            .de: "Das Format hat keinen Platz für: weitere Messwerte; das Archiv behält es.",
            .en: "The format has no room for further measurements; the archive keeps it.",
        ],
        "finding.lost-markers": [
            .nb: "Formatet har ikke plass til merker; originalen i arkivet beholder det.",
            .de: "Das Format hat keinen Platz für: Marken; das Archiv behält es.",
            .en: "The format has no room for markers; the archive keeps it.",
        ],
        "finding.lost-legs": [
            .nb: "Formatet har ikke plass til deler av turen; originalen i arkivet beholder det.",
            .de: "Das Format hat keinen Platz für: Abschnitte; das Archiv behält es.",
            .en: "The format has no room for legs; the archive keeps it.",
        ],
        "finding.lost-settings": [
            .nb: "Formatet har ikke plass til innstillinger; originalen i arkivet beholder det.",
            .de: "Das Format hat keinen Platz für: Einstellungen; das Archiv behält es.",
            .en: "The format has no room for settings; the archive keeps it.",
        ],
        "finding.lost-fragments": [
            .nb: "Formatet har ikke plass til fremmede tillegg; originalen i arkivet beholder det.",
            .de: "Das Format hat keinen Platz für: fremde Erweiterungen; das Archiv behält es.",
            .en: "The format has no room for foreign extensions; the archive keeps it.",
        ],
        "finding.lost-note": [
            .nb: "Formatet har ikke plass til turminne; originalen i arkivet beholder det.",
            .de: "Das Format hat keinen Platz für: Notiz; das Archiv behält es.",
            .en: "The format has no room for note; the archive keeps it.",
        ],
        "finding.lost-fixes": [
            .nb: "Formatet har ikke plass til punktene; originalen i arkivet beholder det.",
            .de: "Das Format hat keinen Platz für: Punkte; das Archiv behält es.",
            .en: "The format has no room for fixes; the archive keeps it.",
        ],
        "finding.lost-routes": [
            .nb: "Formatet har ikke plass til planlagte ruter; originalen i arkivet beholder det.",
            .de: "Das Format hat keinen Platz für: geplante Routen; das Archiv behält es.",
            .en: "The format has no room for planned routes; the archive keeps it.",
        ],
        "finding.lost-flags": [
            .nb: "Formatet har ikke plass til merkede punkter; originalen i arkivet beholder det.",
            .de: "Das Format hat keinen Platz für: gekennzeichnete Punkte; das Archiv behält es.",
            .en: "The format has no room for flagged fixes; the archive keeps it.",
        ],
        "finding.lost-photos": [
            .nb: "Formatet har ikke plass til bilder; originalen i arkivet beholder det.",
            .de: "Das Format hat keinen Platz für: Fotos; das Archiv behält es.",
            .en: "The format has no room for photos; the archive keeps it.",
        ],
        "finding.lost-weather": [
            .nb: "Formatet har ikke plass til vær; originalen i arkivet beholder det.",
            .de: "Das Format hat keinen Platz für: Wetter; das Archiv behält es.",
            .en: "The format has no room for weather; the archive keeps it.",
        ],
        "finding.lost-tags": [
            .nb: "Formatet har ikke plass til stikkord; originalen i arkivet beholder det.",
            .de: "Das Format hat keinen Platz für: Stichworte; das Archiv behält es.",
            .en: "The format has no room for tags; the archive keeps it.",
        ],
        "finding.lost-media": [
            .nb: "Formatet har ikke plass til lyd; originalen i arkivet beholder det.",
            .de: "Das Format hat keinen Platz für: Medien; das Archiv behält es.",
            .en: "The format has no room for media; the archive keeps it.",
        ],
        "finding.lost-ids": [
            .nb: "Formatet har ikke plass til faste id-er; originalen i arkivet beholder det.",
            .de: "Das Format hat keinen Platz für: feste Kennungen; das Archiv behält es.",
            .en: "The format has no room for permanent ids; the archive keeps it.",
        ],
        "finding.lost-times": [
            .nb: "Formatet har ikke plass til tidspunkter; originalen i arkivet beholder det.",
            .de: "Das Format hat keinen Platz für: Zeiten; das Archiv behält es.",
            .en: "The format has no room for times; the archive keeps it.",
        ],
        "finding.lost-offsets": [
            .nb: "Formatet har ikke plass til lokal tid; originalen i arkivet beholder det.",
            .de: "Das Format hat keinen Platz für: Ortszeit; das Archiv behält es.",
            .en: "The format has no room for local time; the archive keeps it.",
        ],
    ]
}
