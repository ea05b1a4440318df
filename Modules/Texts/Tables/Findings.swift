extension Texts {
    /// What was skipped or is worth knowing in a file.
    static let findings: [String: Row] = [
        "finding.waypoint-without-position": [
            .nb: "Et merke uten sted ble hoppet over.",
            .de: "Eine Marke ohne Ort wurde übersprungen.",
            .en: "A waypoint without a place was skipped.",
        ],
        "finding.decimal-comma": [
            .nb: "Et desimalkomma ble lest som punktum.",
            .de: "Ein Dezimalkomma wurde als Punkt gelesen.",
            .en: "A decimal comma was read as a point.",
        ],
        "finding.number": [
            .nb: "Et tall er ikke til å forstå og ble utelatt.",
            .de: "Eine Zahl ist nicht zu verstehen und wurde weggelassen.",
            .en: "A number can't be understood and was left out.",
        ],
        "finding.time": [
            .nb: "Et tidspunkt er ikke til å forstå; punktet er beholdt uten tid.",
            .de: "Eine Zeit ist nicht zu verstehen; der Punkt bleibt ohne Zeit.",
            .en: "A time can't be understood; the point is kept without it.",
        ],
        "finding.epoch-time": [
            .nb: "1. januar 1970 er ikke noe tidspunkt; punktet er beholdt uten tid.",
            .de: "Der 1. Januar 1970 ist keine Zeit; der Punkt bleibt ohne Zeit.",
            .en: "1 January 1970 is no time; the point is kept without one.",
        ],
        "finding.time-out-of-range": [
            .nb: "Et tidspunkt ligger utenfor 1900–2100.",
            .de: "Eine Zeit liegt außerhalb von 1900–2100.",
            .en: "A time lies outside 1900–2100.",
        ],
        "finding.leap-second": [
            .nb: "Et skuddsekund ble lest som 59,999.",
            .de: "Eine Schaltsekunde wurde als 59,999 gelesen.",
            .en: "A leap second was read as 59.999.",
        ],
        "finding.time-without-zone": [
            .nb: "Tidspunkter uten tidssone ble lest som UTC; --time-zone sier noe annet.",
            .de: "Zeiten ohne Zone wurden als UTC gelesen; --time-zone sagt es anders.",
            .en: "Times without a zone were read as UTC; --time-zone says otherwise.",
        ],
        "finding.time-in-given-zone": [
            .nb: "Tidspunkter uten tidssone ble lest i {0}.",
            .de: "Zeiten ohne Zone wurden in {0} gelesen.",
            .en: "Times without a zone were read in {0}.",
        ],
        "finding.time-backwards": [
            .nb: "Klokken går bakover noen steder.",
            .de: "Die Zeit läuft an Stellen rückwärts.",
            .en: "Times go backwards in places.",
        ],
        "finding.point-without-position": [
            .nb: "Et punkt uten sted ble hoppet over.",
            .de: "Ein Punkt ohne Ort wurde übersprungen.",
            .en: "A point without a place was skipped.",
        ],
        "finding.position-out-of-range": [
            .nb: "Et punkt utenfor jordkloden ble hoppet over.",
            .de: "Ein Punkt außerhalb der Erde wurde übersprungen.",
            .en: "A point off the globe was skipped.",
        ],
        "finding.longitude-wrapped": [
            .nb: "En lengdegrad over 180° ble ført rundt jorden.",
            .de: "Eine Länge über 180° wurde um die Erde geführt.",
            .en: "A longitude beyond 180° was carried round the globe.",
        ],
        "finding.unknown-namespace": [
            .nb: "Filen kaller seg GPX under en ukjent adresse.",
            .de: "Die Datei nennt sich GPX unter einer unbekannten Adresse.",
            .en: "The file calls itself GPX under an unknown address.",
        ],
        "finding.unknown-version": [
            .nb: "GPX-versjonen «{0}» er ukjent; filen ble lest som 1.1.",
            .de: "Die GPX-Version „{0}“ ist unbekannt; gelesen wurde sie als 1.1.",
            .en: "The GPX version “{0}” is unknown; it was read as 1.1.",
        ],
        "finding.own-changed": [
            .nb: "Punktene er endret siden tur skrev filen; tallene er regnet på nytt.",
            .de: "Die Punkte haben sich geändert, seit tur die Datei schrieb; die Zahlen sind neu gerechnet.",
            .en: "The fixes were changed since tur wrote the file; the figures are counted anew.",
        ],
        "finding.own-extension": [
            .nb: "Tillegget fra tur selv er ikke til å forstå; turen fikk ny id.",
            .de: "Die Erweiterung von tur selbst ist nicht zu verstehen; der Ausflug bekam eine neue Kennung.",
            .en: "The extension of tur itself can't be understood; the outing got a new id.",
        ],
        "finding.unknown-kind": [
            .nb: "«{0}» er ingen aktivitet som tur kjenner; se tur kinds, eller si det med --kind.",
            .de: "„{0}“ ist keine Tätigkeit, die tur kennt; siehe tur kinds, oder sag es mit --kind.",
            .en: "“{0}” is no activity that tur knows; see tur kinds, or say it with --kind.",
        ],
        "finding.track-without-points": [
            .nb: "Sporet «{0}» har ingen punkter og ble hoppet over.",
            .de: "Die Spur „{0}“ hat keine Punkte und wurde übersprungen.",
            .en: "The track “{0}” has no points and was skipped.",
        ],
        "finding.route-without-points": [
            .nb: "Ruten «{0}» har ingen punkter og ble hoppet over.",
            .de: "Die Route „{0}“ hat keine Punkte und wurde übersprungen.",
            .en: "The route “{0}” has no points and was skipped.",
        ],
        "finding.member-ignored": [
            .nb: "{0} er ikke noe spor og ble latt ligge.",
            .de: "{0} ist keine Spur und blieb liegen.",
            .en: "{0} is no track and was left alone.",
        ],
        "finding.deleted-before": [
            .nb: "{0} ble slettet før og blir borte; tur restore henter den tilbake.",
            .de: "{0} wurde früher gelöscht und bleibt weg; tur restore holt es zurück.",
            .en: "{0} was deleted before and stays away; tur restore brings it back.",
        ],
        "finding.geometry": [
            .nb: "En form som ikke kan være et spor ble hoppet over.",
            .de: "Eine Form, die keine Spur sein kann, wurde übersprungen.",
            .en: "A shape that can't be a track was skipped.",
        ],
        "finding.record": [
            .nb: "En post er ikke til å forstå og ble hoppet over: {0}",
            .de: "Ein Eintrag ist nicht zu verstehen und wurde übersprungen: {0}",
            .en: "A record can't be understood and was skipped: {0}",
        ],
    ]
}
