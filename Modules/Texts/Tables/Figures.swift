extension Texts {
    /// Lists, figures, statistics and edits.
    static let figures: [String: Row] = [
        "list.heading": [
            .nb: "Våre eventyr",
            .de: "Unsere Abenteuer",
            .en: "Our adventures",
        ],
        "list.empty": [
            .nb: "Ut på eventyr? Her er det ingen turer ennå; tur import leser dem inn.",
            .de: "Auf ins Abenteuer? Hier ist noch kein Ausflug; tur import liest sie ein.",
            .en: "Off on an adventure? There are no outings yet; tur import takes them in.",
        ],
        "list.none": [
            .nb: "Ingen tur passer.",
            .de: "Kein Ausflug passt.",
            .en: "No outing fits.",
        ],
        "column.date": [
            .nb: "Dag",
            .de: "Tag",
            .en: "Day",
        ],
        "column.clock": [
            .nb: "Kl.",
            .de: "Uhr",
            .en: "Time",
        ],
        "column.title": [
            .nb: "Tur",
            .de: "Ausflug",
            .en: "Outing",
        ],
        "column.duration": [
            .nb: "Varighet",
            .de: "Dauer",
            .en: "Duration",
        ],
        "column.distance": [
            .nb: "Lengde",
            .de: "Länge",
            .en: "Distance",
        ],
        "column.pace": [
            .nb: "Tempo",
            .de: "Tempo",
            .en: "Pace",
        ],
        "column.kind": [
            .nb: "Aktivitet",
            .de: "Tätigkeit",
            .en: "Kind",
        ],
        "column.id": [
            .nb: "Id",
            .de: "Kennung",
            .en: "Id",
        ],
        "column.points": [
            .nb: "Punkter",
            .de: "Punkte",
            .en: "Points",
        ],
        "column.name": [
            .nb: "Navn",
            .de: "Name",
            .en: "Name",
        ],
        "column.speed": [
            .nb: "Toppfart",
            .de: "Höchsttempo",
            .en: "Top speed",
        ],
        "column.value": [
            .nb: "Verdi",
            .de: "Wert",
            .en: "Value",
        ],
        "column.setting": [
            .nb: "Innstilling",
            .de: "Einstellung",
            .en: "Setting",
        ],
        "figure.total": [
            .nb: "Varighet",
            .de: "Dauer",
            .en: "Duration",
        ],
        "figure.moving": [
            .nb: "I bevegelse",
            .de: "In Bewegung",
            .en: "Moving",
        ],
        "figure.distance": [
            .nb: "Lengde",
            .de: "Länge",
            .en: "Distance",
        ],
        "figure.walked": [
            .nb: "Til fots",
            .de: "Zu Fuß",
            .en: "On foot",
        ],
        "figure.dog-steps": [
            .nb: "{0} tok omtrent {1} skritt",
            .de: "{0} machte etwa {1} Schritte",
            .en: "{0} took about {1} steps",
        ],
        "figure.pace": [
            .nb: "Tempo",
            .de: "Tempo",
            .en: "Pace",
        ],
        "figure.speed": [
            .nb: "Fart",
            .de: "Geschwindigkeit",
            .en: "Speed",
        ],
        "figure.top-speed": [
            .nb: "Toppfart",
            .de: "Höchstgeschwindigkeit",
            .en: "Top speed",
        ],
        "figure.ascent": [
            .nb: "Stigning",
            .de: "Anstieg",
            .en: "Ascent",
        ],
        "figure.descent": [
            .nb: "Fall",
            .de: "Abstieg",
            .en: "Descent",
        ],
        "figure.heart-rate": [
            .nb: "Puls",
            .de: "Puls",
            .en: "Heart rate",
        ],
        "figure.beats": [
            .nb: "{0} slag/min",
            .de: "{0} Schläge/min",
            .en: "{0} bpm",
        ],
        "show.note": [
            .nb: "Turminne",
            .de: "Notiz",
            .en: "Note",
        ],
        "show.markers": [
            .nb: "Merker",
            .de: "Marken",
            .en: "Markers",
        ],
        "show.legs": [
            .nb: "Turens gang",
            .de: "Der Verlauf",
            .en: "How it went",
        ],
        "show.assumed": [
            .nb: "Lokal tid er anslått etter lengdegraden.",
            .de: "Die Ortszeit ist nach der Länge geschätzt.",
            .en: "The local time is assumed from the longitude.",
        ],
        "show.deleted": [
            .nb: "Turen er slettet; tur restore {0} henter den tilbake.",
            .de: "Der Ausflug ist gelöscht; tur restore {0} holt ihn zurück.",
            .en: "The outing is deleted; tur restore {0} brings it back.",
        ],
        "stats.all": [
            .nb: "Alle turene",
            .de: "Alle Ausflüge",
            .en: "All outings",
        ],
        "stats.outings": [
            .nb: "Turer",
            .de: "Ausflüge",
            .en: "Outings",
        ],
        "stats.outings-with": [
            .nb: "Turer med {0}",
            .de: "Ausflüge mit: {0}",
            .en: "Outings with: {0}",
        ],
        "stats.legs": [
            .nb: "Enkeltdeler",
            .de: "Einzelne Abschnitte",
            .en: "Separate legs",
        ],
        "stats.period.all": [
            .nb: "Hele tiden",
            .de: "Die ganze Zeit",
            .en: "All the time",
        ],
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
            .nb: "{0} er slettet. tur undo tar det tilbake.",
            .de: "{0} ist gelöscht. tur undo nimmt es zurück.",
            .en: "{0} is deleted. tur undo takes it back.",
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
