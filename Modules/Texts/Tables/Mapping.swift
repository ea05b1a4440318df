extension Texts {
    /// The map page; `{0}` and `{1}` are filled by the page itself.
    static let mapping: [String: Row] = [
        "map.title": [
            .nb: "Turene våre", .de: "Unsere Ausflüge", .en: "Our outings", .fr: "Nos sorties",
            .it: "Le nostre uscite", .cs: "Naše výlety", .ja: "わたしたちのおでかけ",
        ],
        "map.empty": [
            .nb: "Ut på eventyr?", .de: "Auf ins Abenteuer?", .en: "Off on an adventure?",
            .fr: "On part à l’aventure ?",
            .it: "Si parte all’avventura?", .cs: "Vyrazíme za dobrodružstvím?", .ja: "冒険に出かけますか？",
        ],
        "map.empty-hint": [
            .nb: "Hent inn en GPX-fil, så våkner kartet.", .de: "Hol eine GPX-Datei herein, dann erwacht die Karte.",
            .en: "Import a GPX file and this map comes to life.",
            .fr: "Importez un fichier GPX et cette carte prendra vie.",
            .it: "Importa un file GPX e questa mappa prende vita.",
            .cs: "Načtěte soubor GPX a mapa ožije.", .ja: "GPXファイルを読み込むと、地図が動きだします。",
        ],
        "map.none-found": [
            .nb: "Ingen tur passer til disse filtrene.", .de: "Kein Ausflug passt zu diesen Filtern.",
            .en: "No outing matches these filters.", .fr: "Aucune sortie ne correspond à ces filtres.",
            .it: "Nessuna uscita corrisponde a questi filtri.", .cs: "Těmto filtrům neodpovídá žádný výlet.",
            .ja: "この条件に合うおでかけはありません。",
        ],
        "map.show-all": [
            .nb: "Vis alle", .de: "Alle zeigen", .en: "Show all", .fr: "Tout afficher", .it: "Mostra tutto",
            .cs: "Zobrazit vše", .ja: "すべて表示",
        ],
        "map.shown": [
            .nb: "{0} av {1} turer", .de: "{0} von {1} Ausflügen", .en: "{0} of {1} outings",
            .fr: "{0} sorties sur {1}", .it: "{0} uscite su {1}", .cs: "Výlety: {0} z {1}", .ja: "{1}件中{0}件",
        ],
        "map.days": [
            .nb: "Dager", .de: "Tage", .en: "Days", .fr: "Jours", .it: "Giorni", .cs: "Dny", .ja: "曜日",
        ],
        "map.all-days": [
            .nb: "Alle dager", .de: "Alle Tage", .en: "All days", .fr: "Tous les jours", .it: "Tutti i giorni",
            .cs: "Všechny dny", .ja: "すべての曜日",
        ],
        "map.workdays": [
            .nb: "Hverdager", .de: "Werktage", .en: "Workdays", .fr: "En semaine", .it: "Feriali",
            .cs: "Pracovní dny", .ja: "平日",
        ],
        "map.weekend": [
            .nb: "Helg", .de: "Wochenende", .en: "Weekend", .fr: "Week-end", .it: "Fine settimana", .cs: "Víkend",
            .ja: "週末",
        ],
        "map.period": [
            .nb: "Periode", .de: "Zeitraum", .en: "Period", .fr: "Période", .it: "Periodo", .cs: "Období",
            .ja: "期間",
        ],
        "map.all-time": [
            .nb: "Hele tiden", .de: "Alle Zeiten", .en: "All time", .fr: "Depuis toujours", .it: "Da sempre",
            .cs: "Celá doba", .ja: "全期間",
        ],
        "map.this-year": [
            .nb: "I år", .de: "Dieses Jahr", .en: "This year", .fr: "Cette année", .it: "Quest’anno",
            .cs: "Letos", .ja: "今年",
        ],
        "map.last-days": [
            .nb: "Siste 30 dager", .de: "Letzte 30 Tage", .en: "Last 30 days", .fr: "30 derniers jours",
            .it: "Ultimi 30 giorni", .cs: "Posledních 30 dní", .ja: "この30日間",
        ],
        "map.kind": [
            .nb: "Aktivitet", .de: "Aktivität", .en: "Activity", .fr: "Activité", .it: "Attività", .cs: "Aktivita",
            .ja: "種類",
        ],
        "map.all-kinds": [
            .nb: "Alle slag", .de: "Alle Arten", .en: "All kinds", .fr: "Toutes", .it: "Tutte", .cs: "Všechny",
            .ja: "すべての種類",
        ],
        "map.in-view": [
            .nb: "I denne delen av kartet", .de: "In diesem Teil der Karte", .en: "On this part of the map",
            .fr: "Sur cette partie de la carte", .it: "In questa parte della mappa", .cs: "V této části mapy",
            .ja: "地図のこの範囲",
        ],
        "map.nothing-in-view": [
            .nb: "Ingenting her. Zoom ut, så finner du turene.", .de: "Nichts hier. Zoom heraus zu deinen Ausflügen.",
            .en: "Nothing here. Zoom out to find your outings.",
            .fr: "Rien ici. Reculez pour retrouver vos sorties.",
            .it: "Niente qui. Allontana la mappa per ritrovare le uscite.",
            .cs: "Tady nic není. Oddalte mapu a výlety najdete.", .ja: "ここには何もありません。地図を縮小してみてください。",
        ],
        "map.more": [
            .nb: "{0} til: zoom inn for å se dem", .de: "{0} weitere: zoom hinein, um sie zu sehen",
            .en: "{0} more: zoom in to see them", .fr: "{0} de plus : zoomez pour les voir",
            .it: "Altre {0}: avvicina la mappa per vederle", .cs: "Další ({0}) uvidíte po přiblížení",
            .ja: "ほかに{0}件：拡大すると表示されます",
        ],
        "map.group": [
            .nb: "{0} turer", .de: "{0} Ausflüge", .en: "{0} outings", .fr: "{0} sorties", .it: "{0} uscite",
            .cs: "Výlety: {0}", .ja: "{0}件",
        ],
        "map.choose": [
            .nb: "Velg tur", .de: "Ausflug wählen", .en: "Choose an outing", .fr: "Choisir une sortie",
            .it: "Scegli un’uscita", .cs: "Vyberte výlet", .ja: "おでかけを選ぶ",
        ],
        "map.close": [
            .nb: "Lukk", .de: "Schließen", .en: "Close", .fr: "Fermer", .it: "Chiudi", .cs: "Zavřít", .ja: "閉じる",
        ],
        "map.zoom-to": [
            .nb: "Vis på kartet", .de: "Auf der Karte zeigen", .en: "Show on the map", .fr: "Voir sur la carte",
            .it: "Mostra sulla mappa", .cs: "Ukázat na mapě", .ja: "地図で見る",
        ],
        "map.zoom-in": [
            .nb: "Zoom inn", .de: "Vergrößern", .en: "Zoom in", .fr: "Zoomer", .it: "Avvicina", .cs: "Přiblížit",
            .ja: "拡大",
        ],
        "map.zoom-out": [
            .nb: "Zoom ut", .de: "Verkleinern", .en: "Zoom out", .fr: "Dézoomer", .it: "Allontana", .cs: "Oddálit",
            .ja: "縮小",
        ],
        "map.fit": [
            .nb: "Vis alt", .de: "Alles zeigen", .en: "Show everything", .fr: "Tout voir", .it: "Mostra tutto",
            .cs: "Ukázat vše", .ja: "全体を表示",
        ],
        "map.map": [
            .nb: "Kart over turene. Piltaster flytter, pluss og minus zoomer",
            .de: "Karte der Ausflüge. Pfeiltasten verschieben, Plus und Minus zoomen",
            .en: "Map of the outings; arrow keys move it, plus and minus zoom",
            .fr: "Carte des sorties ; les flèches la déplacent, plus et moins zooment",
            .it: "Mappa delle uscite: le frecce la spostano, più e meno la ingrandiscono e riducono",
            .cs: "Mapa výletů; šipky ji posouvají, plus a minus mění přiblížení",
            .ja: "おでかけの地図。矢印キーで移動、＋と－で拡大縮小",
        ],
        "map.elevation": [
            .nb: "Høyde", .de: "Höhe", .en: "Elevation", .fr: "Altitude", .it: "Altitudine",
            .cs: "Nadmořská výška", .ja: "標高",
        ],
        "map.route": [
            .nb: "Planlagt rute", .de: "Geplante Route", .en: "Planned route", .fr: "Itinéraire prévu",
            .it: "Percorso previsto", .cs: "Plánovaná trasa", .ja: "予定ルート",
        ],
        "map.marker": [
            .nb: "Merke", .de: "Merkpunkt", .en: "Marker", .fr: "Repère", .it: "Segnaposto", .cs: "Značka",
            .ja: "目印",
        ],
        "map.base": [
            .nb: "Kart", .de: "Karte", .en: "Map", .fr: "Carte", .it: "Mappa", .cs: "Mapa", .ja: "地図",
        ],
        "map.plain": [
            .nb: "Enkelt", .de: "Schlicht", .en: "Plain", .fr: "Sobre", .it: "Semplice", .cs: "Jednoduchá",
            .ja: "シンプル",
        ],
        "map.needs-script": [
            .nb: "Kartet trenger JavaScript; alt ligger i denne filen.",
            .de: "Die Karte braucht JavaScript; alles liegt in dieser Datei.",
            .en: "This map needs JavaScript; all of it is in this file.",
            .fr: "Cette carte a besoin de JavaScript ; tout est dans ce fichier.",
            .it: "Questa mappa ha bisogno di JavaScript: è tutto in questo file.",
            .cs: "Mapa potřebuje JavaScript; vše je v tomto souboru.",
            .ja: "この地図にはJavaScriptが必要です。すべてこのファイルに入っています。",
        ],
    ]
}
