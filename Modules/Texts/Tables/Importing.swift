extension Texts {
    /// Importing, inspecting and converting.
    static let importing: [String: Row] = [
        "import.known": [
            .nb: "ikke noe nytt",
            .de: "nichts Neues",
            .en: "nothing new",
        ],
        "import.nothing": [
            .nb: "ingen spor",
            .de: "keine Spuren",
            .en: "no tracks",
        ],
        "import.others": [
            .nb: "Andre filer, som ikke er spor og ble latt ligge: {0}.",
            .de: "Andere Dateien, die keine Spuren sind und liegen blieben: {0}.",
            .en: "Other files, which are no tracks and were left alone: {0}.",
        ],
        "import.refused": [
            .nb: "avvist",
            .de: "abgelehnt",
            .en: "refused",
        ],
        "import.ignored": [
            .nb: "ikke noe spor",
            .de: "keine Spur",
            .en: "no track",
        ],
        "column.file": [
            .nb: "Fil",
            .de: "Datei",
            .en: "File",
        ],
        "column.format": [
            .nb: "Format",
            .de: "Format",
            .en: "Format",
        ],
        "column.found": [
            .nb: "Funnet",
            .de: "Gefunden",
            .en: "Found",
        ],
        "column.repaired": [
            .nb: "Reparert",
            .de: "Repariert",
            .en: "Repaired",
        ],
        "column.skipped": [
            .nb: "Utelatt",
            .de: "Übersprungen",
            .en: "Skipped",
        ],
        "column.first": [
            .nb: "Fra",
            .de: "Von",
            .en: "From",
        ],
        "column.last": [
            .nb: "Til",
            .de: "Bis",
            .en: "To",
        ],
        "found.outings": [
            .nb: "{0} turer",
            .de: "{0} Ausflüge",
            .en: "{0} outings",
        ],
        "found.outing": [
            .nb: "1 tur",
            .de: "1 Ausflug",
            .en: "1 outing",
        ],
        "found.routes": [
            .nb: "{0} ruter",
            .de: "{0} Routen",
            .en: "{0} routes",
        ],
        "found.route": [
            .nb: "1 rute",
            .de: "1 Route",
            .en: "1 route",
        ],
        "found.markers": [
            .nb: "{0} merker",
            .de: "{0} Marken",
            .en: "{0} markers",
        ],
        "found.marker": [
            .nb: "1 merke",
            .de: "1 Marke",
            .en: "1 marker",
        ],
        "import.total": [
            .nb: "Nye turer: {0}. Filer: {1}.",
            .de: "Neue Ausflüge: {0}. Dateien: {1}.",
            .en: "New outings: {0}. Files: {1}.",
        ],
        "wrote": [
            .nb: "Skrev {0}.",
            .de: "{0} geschrieben.",
            .en: "Wrote {0}.",
        ],
        "inspect.format": [
            .nb: "Format",
            .de: "Format",
            .en: "Format",
        ],
        "inspect.tracks": [
            .nb: "Spor",
            .de: "Spuren",
            .en: "Tracks",
        ],
        "inspect.segments": [
            .nb: "Biter",
            .de: "Stücke",
            .en: "Segments",
        ],
        "inspect.points": [
            .nb: "Punkter",
            .de: "Punkte",
            .en: "Points",
        ],
        "inspect.points-with-time": [
            .nb: "… med tid",
            .de: "… mit Zeit",
            .en: "… with time",
        ],
        "inspect.points-with-elevation": [
            .nb: "… med høyde",
            .de: "… mit Höhe",
            .en: "… with elevation",
        ],
        "inspect.cleaned": [
            .nb: "… etter rensing",
            .de: "… nach Säuberung",
            .en: "… after cleaning",
        ],
        "inspect.routes": [
            .nb: "Ruter",
            .de: "Routen",
            .en: "Routes",
        ],
        "inspect.waypoints": [
            .nb: "Merker",
            .de: "Marken",
            .en: "Waypoints",
        ],
        "inspect.length": [
            .nb: "Lengde",
            .de: "Länge",
            .en: "Length",
        ],
        "inspect.time": [
            .nb: "Tid",
            .de: "Zeit",
            .en: "Time",
        ],
        "inspect.elevation": [
            .nb: "Høyde",
            .de: "Höhe",
            .en: "Elevation",
        ],
        "inspect.heart-rate": [
            .nb: "Puls",
            .de: "Puls",
            .en: "Heart rate",
        ],
        "inspect.outings": [
            .nb: "Turer",
            .de: "Ausflüge",
            .en: "Outings",
        ],
        "inspect.planned-routes": [
            .nb: "Planlagte ruter",
            .de: "Geplante Routen",
            .en: "Planned routes",
        ],
    ]
}
