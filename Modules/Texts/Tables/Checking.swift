extension Texts {
    /// What the doctor finds.
    static let checking: [String: Row] = [
        "doctor.sound": [
            .nb: "Arkivet er helt.",
            .de: "Das Archiv ist heil.",
            .en: "The store is sound.",
        ],
        "doctor.unsound": [
            .nb: "Arkivet er ikke helt: {0} funn. Ingenting er rørt.",
            .de: "Das Archiv ist nicht heil: {0} Befunde. Nichts wurde angerührt.",
            .en: "The store is not sound: {0} findings. Nothing was touched.",
        ],
        "finding.store-version": [
            .nb: "Arkivets form er versjon {0}.",
            .de: "Die Form des Archivs ist Version {0}.",
            .en: "The form of the store is version {0}.",
        ],
        "finding.store-free-space": [
            .nb: "Ledig plass på disken: {0} byte.",
            .de: "Freier Platz auf der Platte: {0} Byte.",
            .en: "Free space on the disk: {0} bytes.",
        ],
        "finding.store-library-version": [
            .nb: "SQLite {0} har en kjent feil når flere skriver samtidig; tur slipper derfor bare til én om gangen.",
            .de:
                "SQLite {0} hat einen bekannten Fehler, wenn mehrere zugleich schreiben; darum lässt tur "
                + "nur einen heran.",
            .en: "SQLite {0} has a known fault when several write at once; so tur lets only one in at a time.",
        ],
        "finding.store-locked": [
            .nb: "Et program skriver akkurat nå: {0}.",
            .de: "Ein Programm schreibt gerade: {0}.",
            .en: "A program is writing just now: {0}.",
        ],
        "finding.store-checkpoint": [
            .nb: "Loggen kunne ikke flyttes inn i filen: {0}.",
            .de: "Das Protokoll ließ sich nicht in die Datei übernehmen: {0}.",
            .en: "The log could not be moved into the file: {0}.",
        ],
        "finding.store-unreadable": [
            .nb: "Filen kan ikke leses som et arkiv: {0}.",
            .de: "Die Datei lässt sich nicht als Archiv lesen: {0}.",
            .en: "The file can't be read as a store: {0}.",
        ],
        "finding.store-integrity": [
            .nb: "Filen er skadet: {0}.",
            .de: "Die Datei ist beschädigt: {0}.",
            .en: "The file is damaged: {0}.",
        ],
        "finding.store-index": [
            .nb: "Stedsregisteret stemmer ikke med punktene: {0}.",
            .de: "Das Ortsverzeichnis stimmt nicht mit den Punkten überein: {0}.",
            .en: "The index of places does not agree with the fixes: {0}.",
        ],
        "finding.store-references": [
            .nb: "Noe viser til noe som ikke finnes: {0}.",
            .de: "Etwas verweist auf etwas, das es nicht gibt: {0}.",
            .en: "Something refers to what is not there: {0}.",
        ],
        "finding.store-chunk-damaged": [
            .nb: "En bolk med punkter er skadet: {0} {1}.",
            .de: "Ein Block mit Punkten ist beschädigt: {0} {1}.",
            .en: "A chunk of fixes is damaged: {0} {1}.",
        ],
        "finding.store-document-damaged": [
            .nb: "En tur, rute eller et merke kan ikke leses: {0}.",
            .de: "Ein Ausflug, eine Route oder Marke lässt sich nicht lesen: {0}.",
            .en: "An outing, route or marker can't be read: {0}.",
        ],
        "finding.store-fixes-missing": [
            .nb: "Punkter mangler for turen {0}.",
            .de: "Für den Ausflug {0} fehlen Punkte.",
            .en: "Fixes are missing for the outing {0}.",
        ],
        "finding.store-totals": [
            .nb: "Summene til turen {0} stemmer ikke ({1}).",
            .de: "Die Summen des Ausflugs {0} stimmen nicht ({1}).",
            .en: "The totals of the outing {0} do not agree ({1}).",
        ],
        "remedy.none": [
            .nb: "Ingenting å gjøre.",
            .de: "Nichts zu tun.",
            .en: "Nothing to do.",
        ],
        "remedy.restore-copy": [
            .nb:
                "Råd: ta en kopi av filen, redd det som kan leses med tur export --format json -o "
                + "redning.json, og les det inn i et nytt arkiv med --store sqlite:NY.",
            .de:
                "Rat: kopiere die Datei, rette das Lesbare mit tur export --format json -o rettung.json und "
                + "lies es mit --store sqlite:NEU in ein neues Archiv ein.",
            .en:
                "Remedy: copy the file, save what can be read with tur export --format json -o rescue.json, "
                + "and import it into a new store with --store sqlite:NEW.",
        ],
        "remedy.import-again": [
            .nb: "Råd: les filen inn på nytt i et nytt arkiv med --store sqlite:NY.",
            .de: "Rat: lies die Datei noch einmal in ein neues Archiv ein, mit --store sqlite:NEU.",
            .en: "Remedy: import the file again into a new store, with --store sqlite:NEW.",
        ],
        "remedy.derive-again": [
            .nb: "Råd: tur export --format json og tur import inn i et nytt arkiv regner summene på nytt.",
            .de: "Rat: tur export --format json und tur import in ein neues Archiv rechnen die Summen neu.",
            .en: "Remedy: tur export --format json and tur import into a new store make the totals anew.",
        ],
        "remedy.update-program": [
            .nb: "Råd: hent en nyere tur.",
            .de: "Rat: hol ein neueres tur.",
            .en: "Remedy: get a newer tur.",
        ],
        "remedy.update-library": [
            .nb: "Råd: hent en nyere SQLite når systemet har en.",
            .de: "Rat: hol ein neueres SQLite, wenn das System eines hat.",
            .en: "Remedy: get a newer SQLite when the system has one.",
        ],
        "remedy.make-room": [
            .nb: "Råd: rydd plass på disken.",
            .de: "Rat: mach Platz auf der Platte.",
            .en: "Remedy: make room on the disk.",
        ],
        "remedy.wait": [
            .nb: "Råd: vent til det andre programmet er ferdig.",
            .de: "Rat: warte, bis das andere Programm fertig ist.",
            .en: "Remedy: wait until the other program is done.",
        ],
    ]
}
