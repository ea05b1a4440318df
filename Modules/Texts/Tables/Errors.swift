extension Texts {
    /// Errors: what happened, why, and what to do.
    static let errors: [String: Row] = [
        "error.file": [
            .nb: "{0} kan ikke leses: {1}.",
            .de: "{0} lässt sich nicht lesen: {1}.",
            .en: "{0} can't be read: {1}.",
        ],
        "error.file.not-found": [
            .nb: "{0} finnes ikke.",
            .de: "{0} gibt es nicht.",
            .en: "{0} does not exist.",
        ],
        "error.file.no-permission": [
            .nb: "{0} kan ikke åpnes: tilgangen mangler.",
            .de: "{0} lässt sich nicht öffnen: keine Berechtigung.",
            .en: "{0} can't be opened: no permission.",
        ],
        "error.file.is-folder": [
            .nb: "{0} er en mappe, ikke en fil.",
            .de: "{0} ist ein Ordner, keine Datei.",
            .en: "{0} is a folder, not a file.",
        ],
        "error.refused": [
            .nb: "Avvist: {0} ({1}).",
            .de: "Abgelehnt: {0} ({1}).",
            .en: "Refused: {0} ({1}).",
        ],
        "error.refused.truncated": [
            .nb: "Filen er kuttet av. --salvage beholder det som er helt.",
            .de: "Die Datei ist abgeschnitten. --salvage behält, was ganz ist.",
            .en: "The file is cut off. --salvage keeps what is whole.",
        ],
        "error.refused.doctype": [
            .nb:
                "Filen har en DOCTYPE, som tur ikke leser: den kan gjemme bomber og fremmede filer. Ta den "
                + "bort og prøv igjen.",
            .de:
                "Die Datei hat einen DOCTYPE, den tur nicht liest: darin können Bomben und fremde Dateien "
                + "stecken. Nimm ihn heraus und versuch es noch einmal.",
            .en:
                "The file has a DOCTYPE, which tur does not read: it can hide bombs and other people's "
                + "files. Take it out and try again.",
        ],
        "error.refused.limit": [
            .nb: "Filen går over en grense ({1}) som verner mot ondsinnede filer.",
            .de: "Die Datei überschreitet eine Grenze ({1}), die vor bösartigen Dateien schützt.",
            .en: "The file goes beyond a limit ({1}) that guards against malicious files.",
        ],
        "error.refused.not-gpx": [
            .nb: "Filen er ikke GPX: den begynner med «{1}».",
            .de: "Die Datei ist kein GPX: sie beginnt mit „{1}“.",
            .en: "The file is not GPX: it begins with “{1}”.",
        ],
        "error.refused.decimal-comma": [
            .nb: "Et tall har komma. Uten --strict leses det som punktum.",
            .de: "Eine Zahl hat ein Komma. Ohne --strict wird es als Punkt gelesen.",
            .en: "A number has a comma. Without --strict it is read as a point.",
        ],
        "error.refused.position": [
            .nb: "Et punkt har ikke noe sted. Uten --strict hoppes det over.",
            .de: "Ein Punkt hat keinen Ort. Ohne --strict wird er übersprungen.",
            .en: "A point has no place. Without --strict it is skipped.",
        ],
        "error.refused.empty-archive": [
            .nb: "Arkivet er tomt.",
            .de: "Das Archiv ist leer.",
            .en: "The archive is empty.",
        ],
        "error.unknown-format": [
            .nb: "Dette er ikke noe format som tur leser ({0}).",
            .de: "Das ist kein Format, das tur liest ({0}).",
            .en: "This is no format that tur reads ({0}).",
        ],
        "error.unknown-format.write": [
            .nb: "tur skriver ikke formatet «{0}»; det går med {1}.",
            .de: "tur schreibt das Format „{0}“ nicht; es geht mit {1}.",
            .en: "tur does not write the format “{0}”; it writes {1}.",
        ],
        "error.usage": [
            .nb: "«{0}» er ikke til å forstå her. Slik går det: {1}",
            .de: "„{0}“ ist hier nicht zu verstehen. So geht es: {1}",
            .en: "“{0}” can't be understood here. This works: {1}",
        ],
        "error.not-found": [
            .nb: "«{0}» finnes ikke her. tur list viser hva som finnes.",
            .de: "„{0}“ gibt es hier nicht. tur list zeigt, was es gibt.",
            .en: "There is no “{0}” here. tur list shows what there is.",
        ],
        "error.ambiguous": [
            .nb: "«{0}» passer på flere: {1}. Skriv litt mer av id-en.",
            .de: "„{0}“ passt auf mehrere: {1}. Schreib etwas mehr von der Kennung.",
            .en: "“{0}” fits several: {1}. Write a little more of the id.",
        ],
        "error.store-busy": [
            .nb: "Et annet program skriver i arkivet: {0}. Vent litt og prøv igjen.",
            .de: "Ein anderes Programm schreibt ins Archiv: {0}. Warte kurz und versuch es noch einmal.",
            .en: "Another program is writing to the store: {0}. Wait a moment and try again.",
        ],
        "error.store-newer": [
            .nb: "Arkivet er skrevet av en nyere tur (versjon {0}, denne kan {1}) og ble ikke rørt. Hent en nyere tur.",
            .de:
                "Das Archiv hat ein neueres tur geschrieben (Version {0}, dieses kann {1}); es wurde nicht "
                + "angerührt. Hol dir ein neueres tur.",
            .en:
                "The store was written by a newer tur (version {0}, this one knows {1}) and was not "
                + "touched. Get a newer tur.",
        ],
        "error.store-damaged": [
            .nb: "Arkivet er skadet: {0}. tur doctor sier hva som er igjen; ingenting blir slettet.",
            .de: "Das Archiv ist beschädigt: {0}. tur doctor sagt, was noch da ist; nichts wird gelöscht.",
            .en: "The store is damaged: {0}. tur doctor says what is left; nothing gets deleted.",
        ],
        "error.store": [
            .nb: "Arkivet svarte ikke slik det skulle: {0}.",
            .de: "Das Archiv hat nicht getan, was es sollte: {0}.",
            .en: "The store did not do as it should: {0}.",
        ],
        "error.disk-full": [
            .nb: "Disken er full ({0}). Rydd plass og prøv igjen; det som var lagret, er lagret.",
            .de:
                "Die Platte ist voll ({0}). Mach Platz und versuch es noch einmal; was gespeichert war, ist "
                + "gespeichert.",
            .en: "The disk is full ({0}). Make room and try again; what was stored is stored.",
        ],
        "error.duplicate": [
            .nb: "{0} «{1}» er meldt to ganger.",
            .de: "{0} „{1}“ ist doppelt angemeldet.",
            .en: "{0} “{1}” is registered twice.",
        ],
        "error.setting": [
            .nb: "«{0}» går ikke. Dette går: {1}",
            .de: "„{0}“ geht nicht. Das geht: {1}",
            .en: "“{0}” does not work. This does: {1}",
        ],
        "error.edit-conflict": [
            .nb: "Endring {0} kan ikke tas tilbake: feltet er endret siden.",
            .de: "Die Änderung {0} lässt sich nicht zurücknehmen: das Feld hat sich seither geändert.",
            .en: "Change {0} can't be taken back: the field was changed since.",
        ],
        "error.nothing-to-undo": [
            .nb: "Det er ingenting å ta tilbake.",
            .de: "Es gibt nichts zurückzunehmen.",
            .en: "There is nothing to take back.",
        ],
        "error.cancelled": [
            .nb: "Avbrutt. Det som er meldt, er beholdt.",
            .de: "Abgebrochen. Was gemeldet wurde, ist gespeichert.",
            .en: "Broken off. What was reported is kept.",
        ],
        "error.refused.nothing-read": [
            .nb: "Ingen av filene kunne leses.",
            .de: "Keine der Dateien ließ sich lesen.",
            .en: "None of the files could be read.",
        ],
        "error.refused.record": [
            .nb: "En post er ikke til å forstå: {1}.",
            .de: "Ein Eintrag ist nicht zu verstehen: {1}.",
            .en: "A record can't be understood: {1}.",
        ],
        "error.refused.time": [
            .nb: "Et tidspunkt er ikke til å forstå. Uten --strict beholdes punktet uten tid.",
            .de: "Eine Zeit ist nicht zu verstehen. Ohne --strict bleibt der Punkt ohne Zeit.",
            .en: "A time can't be understood. Without --strict the point is kept without it.",
        ],
        "error.refused.number": [
            .nb: "Et tall er ikke til å forstå. Uten --strict utelates det.",
            .de: "Eine Zahl ist nicht zu verstehen. Ohne --strict wird sie weggelassen.",
            .en: "A number can't be understood. Without --strict it is left out.",
        ],
        "error.refused.position-out-of-range": [
            .nb: "Et punkt ligger utenfor jordkloden. Uten --strict hoppes det over.",
            .de: "Ein Punkt liegt außerhalb der Erde. Ohne --strict wird er übersprungen.",
            .en: "A point lies off the globe. Without --strict it is skipped.",
        ],
        "error.internal": [
            .nb: "Noe gikk galt: {0}",
            .de: "Etwas ging schief: {0}",
            .en: "Something went wrong: {0}",
        ],
        "error.kinds-file": [
            .nb: "Aktivitetene i {0} er ikke til å forstå: {1}",
            .de: "Die Tätigkeiten in {0} sind nicht zu verstehen: {1}",
            .en: "The kinds in {0} can't be understood: {1}",
        ],
    ]
}
