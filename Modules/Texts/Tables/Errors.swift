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
        "error.unknown-format": [
            .nb: "Dette er ikke noe format som tur leser ({0}).",
            .de: "Das ist kein Format, das tur liest ({0}).",
            .en: "This is no format that tur reads ({0}).",
        ],
        "error.unknown-format.write": [
            .nb: "tur skriver ikke formatet «{1}»; det går med {2}.",
            .de: "tur schreibt das Format „{1}“ nicht; es geht mit {2}.",
            .en: "tur does not write the format “{1}”; it writes {2}.",
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
        "error.file.not-regular": [
            .nb: "{0} er ikke en vanlig fil.",
            .de: "{0} ist keine gewöhnliche Datei.",
            .en: "{0} is no regular file.",
        ],
        "error.file.bad-name": [
            .nb: "«{0}» kan ikke være et filnavn.",
            .de: "„{0}“ kann kein Dateiname sein.",
            .en: "“{0}” can't be the name of a file.",
        ],
        "error.file.read-failed": [
            .nb: "{0} lot seg ikke lese: disken svarte ikke slik den skulle.",
            .de: "{0} ließ sich nicht lesen: die Platte tat nicht, was sie sollte.",
            .en: "{0} could not be read: the disk did not do as it should.",
        ],
        "error.file.write-failed": [
            .nb: "{0} lot seg ikke skrive. Ingenting av det gamle er rørt.",
            .de: "{0} ließ sich nicht schreiben. Vom Alten ist nichts angerührt.",
            .en: "{0} could not be written. Nothing of the old was touched.",
        ],
        "error.file.not-folder": [
            .nb: "{0} er ikke en mappe.",
            .de: "{0} ist kein Ordner.",
            .en: "{0} is no folder.",
        ],
        "error.file.link-not-followed": [
            .nb: "{0} er en lenke, som ikke følges her.",
            .de: "{0} ist ein Verweis, dem hier nicht gefolgt wird.",
            .en: "{0} is a link, which is not followed here.",
        ],
    ]
}
