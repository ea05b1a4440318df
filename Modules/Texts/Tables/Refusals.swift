extension Texts {
    /// Why a content was refused, and what helps.
    static let refusals: [String: Row] = [
        "error.refused.too-large": [
            .nb: "Innholdet er for stort ({1}).",
            .de: "Der Inhalt ist zu groß ({1}).",
            .en: "The content is too large ({1}).",
        ],
        "error.refused.expands-too-much": [
            .nb: "Pakket ut blir dette mye større enn noe spor ({1}); det ligner en bombe.",
            .de: "Ausgepackt wird das viel größer als jede Spur ({1}); es sieht nach einer Bombe aus.",
            .en: "Unpacked this gets far larger than any track ({1}); it looks like a bomb.",
        ],
        "error.refused.too-many-entries": [
            .nb: "Arkivet har for mange filer ({1}).",
            .de: "Das Archiv hat zu viele Dateien ({1}).",
            .en: "The archive has too many files ({1}).",
        ],
        "error.refused.wrong-format": [
            .nb: "Innholdet er ikke det som trengs ({1}).",
            .de: "Der Inhalt ist nicht, was gebraucht wird ({1}).",
            .en: "The content is not what is needed ({1}).",
        ],
        "error.refused.malformed": [
            .nb: "Innholdet er skadet ({1}).",
            .de: "Der Inhalt ist beschädigt ({1}).",
            .en: "The content is damaged ({1}).",
        ],
        "error.refused.checksum-mismatch": [
            .nb: "Kontrollsummen stemmer ikke; innholdet er skadet.",
            .de: "Die Prüfsumme stimmt nicht; der Inhalt ist beschädigt.",
            .en: "The checksum does not fit; the content is damaged.",
        ],
        "error.refused.size-mismatch": [
            .nb: "Størrelsen stemmer ikke ({1}); innholdet er skadet.",
            .de: "Die Größe stimmt nicht ({1}); der Inhalt ist beschädigt.",
            .en: "The size does not fit ({1}); the content is damaged.",
        ],
        "error.refused.header-mismatch": [
            .nb: "Arkivet beskriver en fil på to måter ({1}).",
            .de: "Das Archiv beschreibt eine Datei auf zweierlei Weise ({1}).",
            .en: "The archive describes a file in two ways ({1}).",
        ],
        "error.refused.overlapping-entries": [
            .nb: "Filer i arkivet ligger oppå hverandre; det ligner en bombe.",
            .de: "Dateien im Archiv liegen übereinander; es sieht nach einer Bombe aus.",
            .en: "Files of the archive lie upon each other; it looks like a bomb.",
        ],
        "error.refused.encrypted": [
            .nb: "Filen er kryptert. Pakk den ut først.",
            .de: "Die Datei ist verschlüsselt. Pack sie zuerst aus.",
            .en: "The file is encrypted. Unpack it first.",
        ],
        "error.refused.unsupported": [
            .nb: "Dette kan tur ikke pakke ut ({1}). Pakk det ut først.",
            .de: "Das kann tur nicht auspacken ({1}). Pack es zuerst aus.",
            .en: "tur can't unpack this ({1}). Unpack it first.",
        ],
        "error.refused.duplicate-key": [
            .nb: "En nøkkel står to ganger ({1}). Uten --strict gjelder den første.",
            .de: "Ein Schlüssel steht doppelt ({1}). Ohne --strict gilt der erste.",
            .en: "A key stands twice ({1}). Without --strict the first counts.",
        ],
        "error.refused.outing-without-leg": [
            .nb: "En tur trenger minst én del.",
            .de: "Ein Ausflug braucht mindestens einen Abschnitt.",
            .en: "An outing needs at least one leg.",
        ],
        "error.refused.legs-out-of-order": [
            .nb: "Delene av turen står ikke etter tid.",
            .de: "Die Abschnitte des Ausflugs stehen nicht nach der Zeit.",
            .en: "The legs of the outing are not in order of time.",
        ],
        "error.refused.leg-ends-before-start": [
            .nb: "En del slutter før den begynner.",
            .de: "Ein Abschnitt endet, bevor er beginnt.",
            .en: "A leg ends before it starts.",
        ],
        "error.refused.time-out-of-range": [
            .nb: "Et tidspunkt ligger utenfor årene 1 til 9998.",
            .de: "Eine Zeit liegt außerhalb der Jahre 1 bis 9998.",
            .en: "A time lies outside the years 1 to 9998.",
        ],
        "error.refused.place-out-of-range": [
            .nb: "Et sted ligger utenfor jordkloden.",
            .de: "Ein Ort liegt außerhalb der Erde.",
            .en: "A place lies off the globe.",
        ],
        "error.refused.piece-out-of-range": [
            .nb: "En bit viser til punkter som ikke kan finnes.",
            .de: "Ein Stück verweist auf Punkte, die es nicht geben kann.",
            .en: "A piece refers to fixes that can't exist.",
        ],
        "error.refused.sequence-out-of-range": [
            .nb: "Punktenes rekkefølge er ikke til å forstå.",
            .de: "Die Reihenfolge der Punkte ist nicht zu verstehen.",
            .en: "The order of the fixes can't be understood.",
        ],
        "error.refused.chunk-out-of-range": [
            .nb: "En bolk med punkter er for stor.",
            .de: "Ein Block mit Punkten ist zu groß.",
            .en: "A chunk of fixes is too large.",
        ],
        "error.refused.channel-differs": [
            .nb: "En måling har en annen enhet enn før ({1}).",
            .de: "Ein Messwert hat eine andere Einheit als zuvor ({1}).",
            .en: "A quantity has another unit than before ({1}).",
        ],
        "error.refused.channel-out-of-range": [
            .nb: "En måling er ikke til å forstå ({1}).",
            .de: "Ein Messwert ist nicht zu verstehen ({1}).",
            .en: "A quantity can't be understood ({1}).",
        ],
        "error.refused.too-many-channels": [
            .nb: "Det er for mange slags målinger.",
            .de: "Es sind zu viele Arten von Messwerten.",
            .en: "There are too many sorts of quantities.",
        ],
        "error.refused.not-a-number": [
            .nb: "Et tall er ikke noe tall.",
            .de: "Eine Zahl ist keine Zahl.",
            .en: "A number is none.",
        ],
        "error.refused.not-writable": [
            .nb: "Dette kan ikke skrives slik at det kan leses igjen.",
            .de: "Das lässt sich nicht so schreiben, dass man es wieder lesen kann.",
            .en: "This can't be written so that it can be read again.",
        ],
        "error.refused.not-a-store": [
            .nb: "Filen er ikke et arkiv fra tur. Velg en annen med --store.",
            .de: "Die Datei ist kein Archiv von tur. Wähl eine andere mit --store.",
            .en: "The file is no store of tur. Choose another with --store.",
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
        "error.refused.too-deep": [
            .nb: "Innholdet er for dypt nøstet ({1}).",
            .de: "Der Inhalt ist zu tief verschachtelt ({1}).",
            .en: "The content is nested too deep ({1}).",
        ],
        "error.refused.trailing": [
            .nb: "Noe står bak slutten ({1}).",
            .de: "Etwas steht hinter dem Ende ({1}).",
            .en: "Something stands behind the end ({1}).",
        ],
        "error.refused.out-of-memory": [
            .nb: "Maskinen har ikke nok minne til dette.",
            .de: "Der Rechner hat dafür nicht genug Speicher.",
            .en: "The machine has not enough memory for this.",
        ],
    ]
}
