extension Texts {
    /// Lists, figures and statistics.
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
        "list.deleted": [
            .nb: "Slettet; tur restore ID henter tilbake.",
            .de: "Gelöscht; tur restore KENNUNG holt zurück.",
            .en: "Deleted; tur restore ID brings back.",
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
        "show.rejected": [
            .nb: "{0} av {1} punkter er holdt utenfor tallene: hopp, dobler eller unøyaktige. De er ikke slettet.",
            .de: "{0} von {1} Punkten zählen nicht mit: Sprünge, Doppel oder Ungenaues. Gelöscht sind sie nicht.",
            .en: "{0} of {1} fixes are left out of the figures: jumps, doubles or inaccurate ones. None is deleted.",
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
    ]
}
