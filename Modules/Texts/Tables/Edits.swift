extension Texts {
    /// Edits, documents and settings.
    static let edits: [String: Row] = [
        "edit.kind": [
            .nb: "{0} er nå {1}.",
            .de: "{0} ist jetzt: {1}.",
            .en: "{0} is now: {1}.",
        ],
        "edit.name": [
            .nb: "{0} heter nå «{1}».",
            .de: "{0} heißt jetzt „{1}“.",
            .en: "{0} is now called “{1}”.",
        ],
        "edit.no-name": [
            .nb: "{0} har ikke lenger noe eget navn.",
            .de: "{0} hat keinen eigenen Namen mehr.",
            .en: "{0} has no name of its own any more.",
        ],
        "edit.note": [
            .nb: "Turminnet er skrevet.",
            .de: "Die Notiz ist geschrieben.",
            .en: "The note is written.",
        ],
        "edit.deleted": [
            .nb: "{0} er slettet. tur undo eller tur restore {1} henter det tilbake.",
            .de: "{0} ist gelöscht. tur undo oder tur restore {1} holt es zurück.",
            .en: "{0} is deleted. tur undo or tur restore {1} brings it back.",
        ],
        "edit.restored": [
            .nb: "{0} er tilbake.",
            .de: "{0} ist wieder da.",
            .en: "{0} is back.",
        ],
        "edit.undone": [
            .nb: "Tatt tilbake: {0}.",
            .de: "Zurückgenommen: {0}.",
            .en: "Taken back: {0}.",
        ],
        "edit.unchanged": [
            .nb: "Det var slik fra før.",
            .de: "Das war schon so.",
            .en: "It was so already.",
        ],
        "change.kinds": [
            .nb: "aktivitet",
            .de: "Tätigkeit",
            .en: "kind",
        ],
        "change.name": [
            .nb: "navn",
            .de: "Name",
            .en: "name",
        ],
        "change.note": [
            .nb: "turminne",
            .de: "Notiz",
            .en: "note",
        ],
        "change.deleted": [
            .nb: "sletting",
            .de: "Löschung",
            .en: "deletion",
        ],
        "routes.empty": [
            .nb: "Ingen planlagte ruter ennå.",
            .de: "Noch keine geplanten Routen.",
            .en: "No planned routes yet.",
        ],
        "markers.empty": [
            .nb: "Ingen merker ennå.",
            .de: "Noch keine Marken.",
            .en: "No markers yet.",
        ],
        "setting.dog-name": [
            .nb: "hundens navn",
            .de: "Name des Hundes",
            .en: "the dog's name",
        ],
        "setting.stride": [
            .nb: "hundens skritt i meter",
            .de: "Schritt des Hundes in Metern",
            .en: "the dog's step in metres",
        ],
        "setting.sniff-factor": [
            .nb: "hvor mye lenger hunden går",
            .de: "wie viel mehr der Hund läuft",
            .en: "how much more the dog walks",
        ],
        "setting.units": [
            .nb: "km eller mi",
            .de: "km oder mi",
            .en: "km or mi",
        ],
        "setting.language": [
            .nb: "språk",
            .de: "Sprache",
            .en: "language",
        ],
        "setting.time-zone": [
            .nb: "tidssone for nye filer",
            .de: "Zone für neue Dateien",
            .en: "zone of new files",
        ],
        "setting.default-kind": [
            .nb: "aktivitet når ingen sier noe",
            .de: "Tätigkeit, wenn niemand etwas sagt",
            .en: "kind when nobody says",
        ],
        "setting.tiles": [
            .nb: "kartbakgrunn",
            .de: "Kartenhintergrund",
            .en: "background tiles",
        ],
    ]
}
