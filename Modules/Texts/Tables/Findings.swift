extension Texts {
    /// What was repaired, skipped, lost or is worth knowing.
    static let findings: [String: Row] = [
        "finding.encoding": [
            .nb: "Tegn som ikke passet til kodingen ble lest som windows-1252.",
            .de: "Zeichen, die nicht zur Kodierung passten, wurden als windows-1252 gelesen.",
            .en: "Characters that did not fit the encoding were read as windows-1252.",
        ],
        "finding.control-character": [
            .nb: "Styretegn som ikke hører hjemme i XML ble utelatt.",
            .de: "Steuerzeichen, die in XML nichts zu suchen haben, wurden weggelassen.",
            .en: "Control characters that XML does not allow were left out.",
        ],
        "finding.bom-overrides-declaration": [
            .nb: "Filen begynner med et annet tegnsett enn den sier; begynnelsen gjelder.",
            .de: "Die Datei beginnt in einer anderen Kodierung, als sie angibt; der Anfang gilt.",
            .en: "The file begins in another encoding than it declares; its beginning counts.",
        ],
        "finding.leading-space": [
            .nb: "Blanke tegn foran filens begynnelse ble hoppet over.",
            .de: "Leerzeichen vor dem Dateianfang wurden übersprungen.",
            .en: "Blanks before the beginning of the file were skipped.",
        ],
        "finding.declaration": [
            .nb: "Den første linjen var feil og ble hoppet over.",
            .de: "Die erste Zeile war fehlerhaft und wurde übersprungen.",
            .en: "The first line was wrong and was skipped.",
        ],
        "finding.bare-ampersand": [
            .nb: "Et enslig & ble lest som tekst.",
            .de: "Ein einzelnes & wurde als Text gelesen.",
            .en: "A bare & was read as text.",
        ],
        "finding.unknown-entity": [
            .nb: "Et ukjent &navn; ble beholdt som tekst.",
            .de: "Ein unbekanntes &name; blieb als Text stehen.",
            .en: "An unknown &name; was kept as text.",
        ],
        "finding.dropped-entity": [
            .nb: "Et &navn; fra filens DOCTYPE ble utelatt.",
            .de: "Ein &name; aus dem DOCTYPE der Datei wurde weggelassen.",
            .en: "An &name; of the file's DOCTYPE was left out.",
        ],
        "finding.bare-less-than": [
            .nb: "Et enslig < ble lest som tekst.",
            .de: "Ein einzelnes < wurde als Text gelesen.",
            .en: "A bare < was read as text.",
        ],
        "finding.cdata-end-in-text": [
            .nb: "]]> i teksten ble beholdt.",
            .de: "]]> im Text blieb stehen.",
            .en: "A ]]> in the text was kept.",
        ],
        "finding.double-hyphen": [
            .nb: "To bindestreker i en kommentar ble oversett.",
            .de: "Zwei Bindestriche in einem Kommentar wurden übersehen.",
            .en: "Two hyphens in a comment were passed over.",
        ],
        "finding.instruction": [
            .nb: "En ugyldig instruksjon ble utelatt.",
            .de: "Eine ungültige Anweisung wurde weggelassen.",
            .en: "An invalid instruction was left out.",
        ],
        "finding.unquoted-value": [
            .nb: "En verdi uten anførselstegn ble lest.",
            .de: "Ein Wert ohne Anführungszeichen wurde gelesen.",
            .en: "A value without quotes was read.",
        ],
        "finding.missing-value": [
            .nb: "Et attributt uten verdi ble lest som tomt.",
            .de: "Ein Attribut ohne Wert wurde als leer gelesen.",
            .en: "An attribute without a value was read as empty.",
        ],
        "finding.missing-blank": [
            .nb: "Attributter uten mellomrom ble lest.",
            .de: "Attribute ohne Zwischenraum wurden gelesen.",
            .en: "Attributes without a blank between them were read.",
        ],
        "finding.duplicate-attribute": [
            .nb: "Et attributt sto to ganger; det første gjelder.",
            .de: "Ein Attribut stand doppelt; das erste gilt.",
            .en: "An attribute stood twice; the first counts.",
        ],
        "finding.less-than-in-attribute": [
            .nb: "Et < i en verdi ble beholdt.",
            .de: "Ein < in einem Wert blieb stehen.",
            .en: "A < in a value was kept.",
        ],
        "finding.end-tag-rest": [
            .nb: "Noe bak navnet i en sluttmerking ble utelatt.",
            .de: "Etwas hinter dem Namen eines Endtags wurde weggelassen.",
            .en: "Something behind the name of an end tag was left out.",
        ],
        "finding.unclosed-element": [
            .nb: "Et element uten slutt ble lukket.",
            .de: "Ein Element ohne Ende wurde geschlossen.",
            .en: "An element without an end was closed.",
        ],
        "finding.stray-end": [
            .nb: "En slutt uten begynnelse ble oversett.",
            .de: "Ein Ende ohne Anfang wurde übersehen.",
            .en: "An end without a beginning was passed over.",
        ],
        "finding.text-before-root": [
            .nb: "Noe foran innholdet ble hoppet over.",
            .de: "Etwas vor dem Inhalt wurde übersprungen.",
            .en: "Something before the content was skipped.",
        ],
        "finding.trailing": [
            .nb: "Alt bak slutten av filen ble oversett.",
            .de: "Alles hinter dem Ende der Datei wurde übersehen.",
            .en: "Everything behind the end of the file was passed over.",
        ],
        "finding.undeclared-prefix": [
            .nb: "Et forstavelse er ikke erklært; den vanlige betydningen gjelder.",
            .de: "Ein Präfix ist nicht erklärt; die übliche Bedeutung gilt.",
            .en: "A prefix is not declared; its usual meaning counts.",
        ],
        "finding.truncated": [
            .nb: "Filen er kuttet av; alt som var helt før kuttet, er beholdt.",
            .de: "Die Datei ist abgeschnitten; alles, was vor dem Schnitt ganz war, ist da.",
            .en: "The file is cut off; everything that was whole before the cut is kept.",
        ],
        "finding.gzip-truncated": [
            .nb: "Det pakkede innholdet er kuttet av eller skadet; det som kom ut, er lest.",
            .de: "Der gepackte Inhalt ist abgeschnitten oder beschädigt; was herauskam, wurde gelesen.",
            .en: "The packed content is cut off or damaged; what came out was read.",
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
        "finding.offset-assumed": [
            .nb:
                "Filen sier ikke hvilken lokal tid det var; den er anslått etter lengdegraden. --time-zone "
                + "sier den rette.",
            .de: "Die Datei nennt keine Ortszeit; sie ist nach der Länge geschätzt. --time-zone nennt die rechte.",
            .en:
                "The file does not say the local time; it was assumed from the longitude. --time-zone says "
                + "the right one.",
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
