extension Texts {
    /// The map page.
    static let mapping: [String: Row] = [
        "map.title": [
            .nb: "Våre turer",
            .de: "Unsere Ausflüge",
            .en: "Our outings",
        ],
        "map.empty": [
            .nb: "Ut på eventyr?",
            .de: "Auf ins Abenteuer?",
            .en: "Off on an adventure?",
        ],
        "map.empty-hint": [
            .nb: "Her er ingen turer ennå. tur import leser dem inn.",
            .de: "Hier ist noch kein Ausflug. tur import liest sie ein.",
            .en: "There are no outings yet. tur import takes them in.",
        ],
        "map.none-found": [
            .nb: "Ingen tur passer til filteret.",
            .de: "Kein Ausflug passt zum Filter.",
            .en: "No outing fits the filter.",
        ],
        "map.show-all": [
            .nb: "Vis alle",
            .de: "Alle zeigen",
            .en: "Show all",
        ],
        "map.shown": [
            .nb: "{0} av {1} turer",
            .de: "{0} von {1} Ausflügen",
            .en: "{0} of {1} outings",
        ],
        "map.days": [
            .nb: "Dager",
            .de: "Tage",
            .en: "Days",
        ],
        "map.all-days": [
            .nb: "Alle dager",
            .de: "Alle Tage",
            .en: "All days",
        ],
        "map.workdays": [
            .nb: "Hverdager",
            .de: "Werktage",
            .en: "Workdays",
        ],
        "map.weekend": [
            .nb: "Helg",
            .de: "Wochenende",
            .en: "Weekend",
        ],
        "map.period": [
            .nb: "Periode",
            .de: "Zeitraum",
            .en: "Period",
        ],
        "map.all-time": [
            .nb: "Hele tiden",
            .de: "Die ganze Zeit",
            .en: "All the time",
        ],
        "map.this-year": [
            .nb: "I år",
            .de: "Dieses Jahr",
            .en: "This year",
        ],
        "map.last-days": [
            .nb: "Siste 30 dager",
            .de: "Letzte 30 Tage",
            .en: "Last 30 days",
        ],
        "map.kind": [
            .nb: "Aktivitet",
            .de: "Tätigkeit",
            .en: "Kind",
        ],
        "map.all-kinds": [
            .nb: "Alle aktiviteter",
            .de: "Alle Tätigkeiten",
            .en: "All kinds",
        ],
        "map.in-view": [
            .nb: "I utsnittet",
            .de: "Im Ausschnitt",
            .en: "In view",
        ],
        "map.nothing-in-view": [
            .nb: "Ingen turer i dette utsnittet.",
            .de: "Keine Ausflüge in diesem Ausschnitt.",
            .en: "No outings in this part of the map.",
        ],
        "map.more": [
            .nb: "{0} til",
            .de: "{0} weitere",
            .en: "{0} more",
        ],
        "map.group": [
            .nb: "{0} turer",
            .de: "{0} Ausflüge",
            .en: "{0} outings",
        ],
        "map.choose": [
            .nb: "Velg tur",
            .de: "Ausflug wählen",
            .en: "Choose an outing",
        ],
        "map.close": [
            .nb: "Lukk",
            .de: "Schließen",
            .en: "Close",
        ],
        "map.zoom-to": [
            .nb: "Vis på kartet",
            .de: "Auf der Karte zeigen",
            .en: "Show on the map",
        ],
        "map.zoom-in": [
            .nb: "Nærmere",
            .de: "Näher",
            .en: "Closer",
        ],
        "map.zoom-out": [
            .nb: "Lenger bort",
            .de: "Weiter weg",
            .en: "Farther",
        ],
        "map.fit": [
            .nb: "Vis alt",
            .de: "Alles zeigen",
            .en: "Show everything",
        ],
        "map.map": [
            .nb: "Kart; piltaster flytter, + og − zoomer",
            .de: "Karte; Pfeiltasten bewegen, + und − zoomen",
            .en: "Map; arrow keys move, + and − zoom",
        ],
        "map.elevation": [
            .nb: "Høydeprofil",
            .de: "Höhenprofil",
            .en: "Elevation profile",
        ],
        "map.base": [
            .nb: "Bakgrunn",
            .de: "Hintergrund",
            .en: "Background",
        ],
        "map.plain": [
            .nb: "Uten bakgrunn",
            .de: "Ohne Hintergrund",
            .en: "Plain",
        ],
        "map.marker": [
            .nb: "Merke",
            .de: "Marke",
            .en: "Marker",
        ],
        "map.needs-script": [
            .nb: "Kartet trenger JavaScript; alt ligger i denne filen.",
            .de: "Die Karte braucht JavaScript; alles steht in dieser Datei.",
            .en: "The map needs JavaScript; everything is in this file.",
        ],
        "map.route": [
            .nb: "Planlagt rute",
            .de: "Geplante Route",
            .en: "Planned route",
        ],
    ]
}
