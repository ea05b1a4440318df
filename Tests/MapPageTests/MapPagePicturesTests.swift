import Foundation
import Testing
import TurFormatMapPage
import TurGeo
import TurOutings
import TurTestBrowser

/// Pictures for the eye, written into the folder that TUR_PICTURES names.
@Suite(
    .serialized,
    .enabled(if: ProcessInfo.processInfo.environment["TUR_PICTURES"] != nil, "TUR_PICTURES names no folder"),
    .enabled(if: Chromium.program != nil, "Chromium is not installed")
)
struct MapPagePicturesTests {
    static let sizes = [(390, 844), (1_440, 900), (360, 640)]

    @Test(arguments: ["empty", "single", "some", "many", "huge", "tiles"])
    func `pictures of a page`(name: String) throws {
        let folder = URL(filePath: ProcessInfo.processInfo.environment["TUR_PICTURES"] ?? "/tmp")
        let file = folder.appending(path: "\(name).html")
        try Data(Self.html(name)).write(to: file)
        let browser = try Chromium(try #require(Chromium.program))
        let page = try browser.page(width: 390, height: 844)
        for (width, height) in Self.sizes {
            try page.resize(width: width, height: height, isPhone: width < 500)
            for scheme in ["light", "dark"] {
                try page.useScheme(scheme)
                try page.open(file)
                try page.settle()
                try page.picture().write(to: folder.appending(path: "\(name)-\(width)-\(scheme).png"))
                guard name == "some" else { continue }
                _ = try page.value("document.querySelector('.row')?.click()")
                try page.settle()
                try page.picture().write(to: folder.appending(path: "\(name)-open-\(width)-\(scheme).png"))
            }
        }
        try browser.close()
    }

    static func html(_ name: String) -> [UInt8] {
        let page = SampleMap.page
        return switch name {
        case "empty": page.html([], today: SampleMap.today)
        case "single": page.html([SampleMap.legs(points: 2_400)], today: SampleMap.today)
        case "some":
            page.html(
                SampleMap.outings(11, points: 900, step: 5) + [numbered(SampleMap.legs(points: 2_400), 12)],
                routes: [route()],
                markers: [MapMarker(position: SampleMap.spot(59.905, 10.76), name: "Nice spot", note: "A bench.")],
                today: SampleMap.today
            )
        case "tiles": tiled().html(SampleMap.outings(8, points: 900, step: 5), today: SampleMap.today)
        case "many": page.html(SampleMap.outings(200, points: 700, step: 6), today: SampleMap.today)
        default: page.html(SampleMap.outings(10_000, points: 100, step: 40), today: SampleMap.today)
        }
    }

    private static func numbered(_ outing: MapOuting, _ number: Int) -> MapOuting {
        var outing = outing
        outing.number = number
        return outing
    }

    private static func tiled() -> MapPage {
        let tiles = MapTiles("http://127.0.0.1:8765/{z}/{x}/{y}.png", attribution: "© the people of the map")
        return MapPage(texts: SampleMap.texts, kinds: SampleMap.kinds, language: "en", tiles: [tiles].compactMap { $0 })
    }

    private static func route() -> MapRoute {
        var random = SeededGenerator(99)
        let line = SampleMap.fixes(300, from: (59.905, 10.7), step: 15, &random)
        return MapRoute(name: "Round the lake", note: "Counter-clockwise is nicer.", distance: "4.5 km", lines: [line])
    }
}
