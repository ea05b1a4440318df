extension Texts {
    /// What reading markup repaired.
    static let repairs: [String: Row] = [
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
        "finding.zip-truncated": [
            .nb: "Arkivet rundt filen er kuttet av; det som var helt, er lest.",
            .de: "Das Archiv um die Datei ist abgeschnitten; was ganz war, wurde gelesen.",
            .en: "The archive around the file is cut off; what was whole was read.",
        ],
        "finding.gzip-truncated": [
            .nb: "Det pakkede innholdet er kuttet av eller skadet; det som kom ut, er lest.",
            .de: "Der gepackte Inhalt ist abgeschnitten oder beschädigt; was herauskam, wurde gelesen.",
            .en: "The packed content is cut off or damaged; what came out was read.",
        ],
    ]
}
