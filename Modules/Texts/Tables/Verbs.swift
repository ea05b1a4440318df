extension Texts {
    /// What each verb does.
    static let verbs: [String: Row] = [
        "verb.import": [
            .nb: "Les inn spor fra filer, mapper og arkiver.",
            .de: "Spuren aus Dateien, Ordnern und Archiven einlesen.",
            .en: "Take in tracks from files, folders and archives.",
        ],
        "verb.inspect": [
            .nb: "Si hva som er i en fil, uten å lagre noe.",
            .de: "Sagen, was in einer Datei ist, ohne etwas zu speichern.",
            .en: "Say what is in a file, without storing anything.",
        ],
        "verb.convert": [
            .nb: "Gjør filer om til et annet format.",
            .de: "Dateien in ein anderes Format umwandeln.",
            .en: "Turn files into another format.",
        ],
        "verb.list": [
            .nb: "Vis turene.",
            .de: "Die Ausflüge zeigen.",
            .en: "List the outings.",
        ],
        "verb.show": [
            .nb: "Vis en tur med alle delene.",
            .de: "Einen Ausflug mit allen Abschnitten zeigen.",
            .en: "Show an outing with all its legs.",
        ],
        "verb.stats": [
            .nb: "Tell sammen en måned, et år eller alt, eller filer.",
            .de: "Einen Monat, ein Jahr oder alles zusammenzählen, oder Dateien.",
            .en: "Add up a month, a year or everything, or files.",
        ],
        "verb.map": [
            .nb: "Lag en kartside i én fil.",
            .de: "Eine Kartenseite in einer Datei machen.",
            .en: "Make a map page in a single file.",
        ],
        "verb.export": [
            .nb: "Gi turer tilbake som filer.",
            .de: "Ausflüge als Dateien zurückgeben.",
            .en: "Give outings back as files.",
        ],
        "verb.kind": [
            .nb: "Si hva en tur var.",
            .de: "Sagen, was ein Ausflug war.",
            .en: "Say what an outing was.",
        ],
        "verb.rename": [
            .nb: "Gi en tur et navn.",
            .de: "Einem Ausflug einen Namen geben.",
            .en: "Give an outing a name.",
        ],
        "verb.note": [
            .nb: "Skriv et turminne.",
            .de: "Eine Notiz zum Ausflug schreiben.",
            .en: "Write a note about an outing.",
        ],
        "verb.delete": [
            .nb: "Slett en tur; tur restore henter den tilbake.",
            .de: "Einen Ausflug löschen; tur restore holt ihn zurück.",
            .en: "Delete an outing; tur restore brings it back.",
        ],
        "verb.restore": [
            .nb: "Hent en slettet tur tilbake.",
            .de: "Einen gelöschten Ausflug zurückholen.",
            .en: "Bring a deleted outing back.",
        ],
        "verb.undo": [
            .nb: "Ta den siste endringen tilbake.",
            .de: "Die letzte Änderung zurücknehmen.",
            .en: "Take the last change back.",
        ],
        "verb.routes": [
            .nb: "Vis de planlagte rutene.",
            .de: "Die geplanten Routen zeigen.",
            .en: "List the planned routes.",
        ],
        "verb.markers": [
            .nb: "Vis merkene.",
            .de: "Die Marken zeigen.",
            .en: "List the markers.",
        ],
        "verb.kinds": [
            .nb: "Vis aktivitetene som tur kjenner.",
            .de: "Die Tätigkeiten zeigen, die tur kennt.",
            .en: "List the kinds that tur knows.",
        ],
        "verb.plugins": [
            .nb: "Vis hva tur er satt sammen av.",
            .de: "Zeigen, woraus tur zusammengesetzt ist.",
            .en: "Show what tur is put together from.",
        ],
        "verb.settings": [
            .nb: "Vis eller endre innstillinger.",
            .de: "Einstellungen zeigen oder ändern.",
            .en: "Show or change settings.",
        ],
        "verb.doctor": [
            .nb: "Se etter om arkivet er helt.",
            .de: "Nachsehen, ob das Archiv heil ist.",
            .en: "See whether the store is sound.",
        ],
    ]
}
