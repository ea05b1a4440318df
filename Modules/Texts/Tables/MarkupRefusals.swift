extension Texts {
    /// Why markup was refused, and what helps.
    static let markupRefusals: [String: Row] = [
        "error.refused.no-root": [
            .nb: "Filen er tom: den har ikke noe element.",
            .de: "Die Datei ist leer: sie hat kein Element.",
            .en: "The file is empty: it has no element.",
        ],
        "error.refused.doctype-grammar": [
            .nb: "Filens DOCTYPE er feil skrevet ({1}).",
            .de: "Der DOCTYPE der Datei ist falsch geschrieben ({1}).",
            .en: "The DOCTYPE of the file is written wrong ({1}).",
        ],
        "error.refused.encoding": [
            .nb: "Tegnene er ikke i kodingen som filen sier ({1}). Uten --strict leses de likevel.",
            .de:
                "Die Zeichen sind nicht in der Kodierung, die die Datei nennt ({1}). Ohne --strict werden "
                + "sie trotzdem gelesen.",
            .en:
                "The characters are not in the encoding that the file declares ({1}). Without --strict they "
                + "are read all the same.",
        ],
        "error.refused.character": [
            .nb: "Et tegn hører ikke hjemme i XML ({1}). Uten --strict utelates det.",
            .de: "Ein Zeichen hat in XML nichts zu suchen ({1}). Ohne --strict wird es weggelassen.",
            .en: "A character does not belong into XML ({1}). Without --strict it is left out.",
        ],
        "error.refused.declaration": [
            .nb: "Den første linjen er feil ({1}). Uten --strict hoppes den over.",
            .de: "Die erste Zeile ist fehlerhaft ({1}). Ohne --strict wird sie übersprungen.",
            .en: "The first line is wrong ({1}). Without --strict it is skipped.",
        ],
        "error.refused.name": [
            .nb: "Et navn er feil skrevet ({1}).",
            .de: "Ein Name ist falsch geschrieben ({1}).",
            .en: "A name is written wrong ({1}).",
        ],
        "error.refused.syntax": [
            .nb: "En merking er feil skrevet ({1}). --salvage går videre bak den.",
            .de: "Ein Tag ist falsch geschrieben ({1}). --salvage macht dahinter weiter.",
            .en: "A tag is written wrong ({1}). --salvage goes on behind it.",
        ],
        "error.refused.attribute": [
            .nb: "Et attributt er feil skrevet ({1}).",
            .de: "Ein Attribut ist falsch geschrieben ({1}).",
            .en: "An attribute is written wrong ({1}).",
        ],
        "error.refused.duplicate-attribute": [
            .nb: "Et attributt står to ganger ({1}). Uten --strict gjelder det første.",
            .de: "Ein Attribut steht doppelt ({1}). Ohne --strict gilt das erste.",
            .en: "An attribute stands twice ({1}). Without --strict the first counts.",
        ],
        "error.refused.less-than-in-attribute": [
            .nb: "En verdi inneholder < ({1}). Uten --strict beholdes det.",
            .de: "Ein Wert enthält < ({1}). Ohne --strict bleibt es stehen.",
            .en: "A value holds a < ({1}). Without --strict it is kept.",
        ],
        "error.refused.reference": [
            .nb: "Et & er feil skrevet ({1}). Uten --strict leses det som tekst.",
            .de: "Ein & ist falsch geschrieben ({1}). Ohne --strict wird es als Text gelesen.",
            .en: "An & is written wrong ({1}). Without --strict it is read as text.",
        ],
        "error.refused.undefined-entity": [
            .nb: "Et &navn; er ikke erklært ({1}). Uten --strict beholdes det som tekst.",
            .de: "Ein &name; ist nicht erklärt ({1}). Ohne --strict bleibt es als Text stehen.",
            .en: "An &name; is not declared ({1}). Without --strict it is kept as text.",
        ],
        "error.refused.mismatched-end": [
            .nb: "En slutt passer ikke til begynnelsen ({1}). Uten --strict lukkes det som er åpent.",
            .de: "Ein Ende passt nicht zum Anfang ({1}). Ohne --strict wird geschlossen, was offen ist.",
            .en: "An end does not fit its beginning ({1}). Without --strict what is open is closed.",
        ],
        "error.refused.double-hyphen": [
            .nb: "En kommentar har to bindestreker ({1}). Uten --strict overses de.",
            .de: "Ein Kommentar enthält zwei Bindestriche ({1}). Ohne --strict werden sie übersehen.",
            .en: "A comment holds two hyphens ({1}). Without --strict they are passed over.",
        ],
        "error.refused.instruction": [
            .nb: "En instruksjon er feil skrevet ({1}). Uten --strict utelates den.",
            .de: "Eine Anweisung ist falsch geschrieben ({1}). Ohne --strict wird sie weggelassen.",
            .en: "An instruction is written wrong ({1}). Without --strict it is left out.",
        ],
        "error.refused.cdata-end-in-text": [
            .nb: "Teksten inneholder ]]>. Uten --strict beholdes det.",
            .de: "Der Text enthält ]]>. Ohne --strict bleibt es stehen.",
            .en: "The text holds ]]>. Without --strict it is kept.",
        ],
        "error.refused.text-before-root": [
            .nb: "Noe står foran innholdet ({1}). Uten --strict hoppes det over.",
            .de: "Etwas steht vor dem Inhalt ({1}). Ohne --strict wird es übersprungen.",
            .en: "Something stands before the content ({1}). Without --strict it is skipped.",
        ],
        "error.refused.text-after-root": [
            .nb: "Noe står bak slutten ({1}). Uten --strict overses det.",
            .de: "Etwas steht hinter dem Ende ({1}). Ohne --strict wird es übersehen.",
            .en: "Something stands behind the end ({1}). Without --strict it is passed over.",
        ],
    ]
}
