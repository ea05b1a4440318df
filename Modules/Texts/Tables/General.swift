extension Texts {
    /// Help, options and small words.
    static let general: [String: Row] = [
        "help.usage": [
            .nb: "Bruk: tur VERB [VALG] …",
            .de: "Aufruf: tur VERB [OPTIONEN] …",
            .en: "Usage: tur VERB [OPTIONS] …",
        ],
        "help.intro": [
            .nb: "tur tar vare på turene dine: leser spor, teller, viser og gir tilbake.",
            .de: "tur bewahrt deine Ausflüge auf: liest Spuren, zählt, zeigt und gibt zurück.",
            .en: "tur keeps your outings: it reads tracks, counts, shows and gives them back.",
        ],
        "help.verbs": [
            .nb: "Verb:",
            .de: "Verben:",
            .en: "Verbs:",
        ],
        "help.options": [
            .nb: "Valg:",
            .de: "Optionen:",
            .en: "Options:",
        ],
        "help.example": [
            .nb: "Eksempel:",
            .de: "Beispiel:",
            .en: "Example:",
        ],
        "help.more": [
            .nb: "tur VERB --help sier mer om et verb.",
            .de: "tur VERB --help sagt mehr über ein Verb.",
            .en: "tur VERB --help says more about a verb.",
        ],
        "progress": [
            .nb: "{0} av {1} …",
            .de: "{0} von {1} …",
            .en: "{0} of {1} …",
        ],
        "place.line": [
            .nb: "linje {0}",
            .de: "Zeile {0}",
            .en: "line {0}",
        ],
        "times": [
            .nb: "{0} ganger",
            .de: "{0}-mal",
            .en: "{0} times",
        ],
        "option.json": [
            .nb: "skriv JSON",
            .de: "JSON ausgeben",
            .en: "print JSON",
        ],
        "option.lang": [
            .nb: "språk: nb de en fr it cs ja",
            .de: "Sprache: nb de en fr it cs ja",
            .en: "language: nb de en fr it cs ja",
        ],
        "option.store": [
            .nb: "arkivet, for eksempel sqlite:STI",
            .de: "das Archiv, zum Beispiel sqlite:PFAD",
            .en: "the store, for example sqlite:PATH",
        ],
        "option.today": [
            .nb: "dagen som gjelder som i dag (for prøver)",
            .de: "der Tag, der als heute gilt (für Proben)",
            .en: "the day that counts as today (for tests)",
        ],
        "option.kinds": [
            .nb: "flere aktiviteter fra en JSON-fil",
            .de: "weitere Tätigkeiten aus einer JSON-Datei",
            .en: "further kinds from a JSON file",
        ],
        "option.help": [
            .nb: "denne hjelpen",
            .de: "diese Hilfe",
            .en: "this help",
        ],
        "option.strict": [
            .nb: "avvis alt som ikke er riktig skrevet",
            .de: "alles ablehnen, was nicht richtig geschrieben ist",
            .en: "refuse whatever is not written right",
        ],
        "option.lenient": [
            .nb: "reparer og si fra (slik er det ellers)",
            .de: "reparieren und es sagen (das Übliche)",
            .en: "repair and say so (the default)",
        ],
        "option.salvage": [
            .nb: "gå videre bak en feil",
            .de: "hinter einem Fehler weitermachen",
            .en: "go on behind a fault",
        ],
        "option.time-zone": [
            .nb: "tidssonen for filer som ikke sier noen, for eksempel Europe/Oslo",
            .de: "die Zone für Dateien, die keine nennen, zum Beispiel Europe/Berlin",
            .en: "the zone of files that name none, for example Europe/Oslo",
        ],
        "option.kind": [
            .nb: "bare, eller til, denne aktiviteten",
            .de: "nur, oder für, diese Tätigkeit",
            .en: "only, or into, this kind",
        ],
        "option.no-originals": [
            .nb: "ikke ta vare på filene selv",
            .de: "die Dateien selbst nicht aufheben",
            .en: "do not keep the files themselves",
        ],
        "option.from": [
            .nb: "fra og med denne dagen, ÅÅÅÅ-MM-DD",
            .de: "ab diesem Tag, JJJJ-MM-TT",
            .en: "from this day on, YYYY-MM-DD",
        ],
        "option.to": [
            .nb: "til og med denne dagen, ÅÅÅÅ-MM-DD",
            .de: "bis zu diesem Tag, JJJJ-MM-TT",
            .en: "up to this day, YYYY-MM-DD",
        ],
        "option.near": [
            .nb: "nær et sted: BREDDE,LENGDE[,METER]",
            .de: "nahe einem Ort: BREITE,LÄNGE[,METER]",
            .en: "near a place: LAT,LON[,METRES]",
        ],
        "option.format": [
            .nb: "formatet; tur plugins viser dem",
            .de: "das Format; tur plugins zeigt sie",
            .en: "the format; tur plugins lists them",
        ],
        "option.outing": [
            .nb: "bare denne turen, farget etter deler",
            .de: "nur dieser Ausflug, nach Abschnitten gefärbt",
            .en: "only this outing, coloured by its legs",
        ],
        "option.output": [
            .nb: "filen det skrives til; - er skjermen",
            .de: "die Datei, in die geschrieben wird; - ist der Bildschirm",
            .en: "the file to write; - is the standard output",
        ],
        "option.tiles": [
            .nb: "kartbakgrunn fra en adresse med {z}/{x}/{y}; den som eier den, ser hvor du er",
            .de: "Kartenhintergrund von einer Adresse mit {z}/{x}/{y}; wer sie betreibt, sieht, wo du bist",
            .en: "background tiles from an address with {z}/{x}/{y}; whoever runs it sees where you are",
        ],
        "option.category": [
            .nb: "bare denne aktiviteten eller gruppen",
            .de: "nur diese Tätigkeit oder Gruppe",
            .en: "only this kind or group",
        ],
        "option.period": [
            .nb: "month, year eller all",
            .de: "month, year oder all",
            .en: "month, year or all",
        ],
        "option.month": [
            .nb: "måneden, ÅÅÅÅ-MM",
            .de: "der Monat, JJJJ-MM",
            .en: "the month, YYYY-MM",
        ],
        "option.deleted": [
            .nb: "vis de slettede",
            .de: "die gelöschten zeigen",
            .en: "show the deleted ones",
        ],
        "option.version": [
            .nb: "versjonen",
            .de: "die Version",
            .en: "the version",
        ],
    ]
}
