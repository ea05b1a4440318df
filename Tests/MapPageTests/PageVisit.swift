import Foundation
import Testing
import TurTestBrowser

/// A map page in a headless browser, with what the browser says against it.
struct PageVisit {
    let browser: Chromium
    let page: BrowserPage
    private let file: URL

    init(_ html: [UInt8], width: Int = 1_440, height: Int = 900) throws {
        browser = try Chromium(try #require(Chromium.program))
        page = try browser.page(width: width, height: height)
        file = FileManager.default.temporaryDirectory.appending(path: "tur-map-\(UUID().uuidString).html")
        try Data(html).write(to: file)
        let watch = "self.violations = 0; addEventListener('securitypolicyviolation', () => self.violations++)"
        try page.call("Page.addScriptToEvaluateOnNewDocument", ["source": watch])
        try page.open(file)
        try page.settle()
    }

    /// Ends the browser; before, the page must have asked for nothing, and nobody may have complained.
    func close() throws {
        #expect(try page.number("self.violations") == 0)
        let events = browser.takeEvents()
        let complaints = [
            "Runtime.exceptionThrown", "Runtime.consoleAPICalled", "Log.entryAdded", "Page.javascriptDialogOpening",
        ]
        for event in events where complaints.contains(event.method) {
            Issue.record("\(event.method): \(event.parameters)")
        }
        let addresses = events.filter { $0.method == "Network.requestWillBeSent" }
            .compactMap { ($0.parameters["request"] as? [String: Any])?["url"] as? String }
            .filter { !$0.hasPrefix("data:") }
        #expect(addresses == [file.absoluteString])
        try browser.close()
        try FileManager.default.removeItem(at: file)
    }

    func count(_ selector: String) throws -> Int {
        Int(try page.number("document.querySelectorAll('\(selector)').length"))
    }

    /// The text of an element; empty when it is hidden.
    func text(_ selector: String) throws -> String {
        try page.text("(e => e && e.checkVisibility() ? e.textContent : '')(document.querySelector('\(selector)'))")
    }

    var drawn: Int { get throws { Int(try page.text("document.getElementById('lines').dataset.outings")) ?? -1 } }

    func choose(_ filter: String, _ value: String) throws {
        _ = try page.value(Self.choice(filter, value))
        try page.settle()
    }

    static func choice(_ filter: String, _ value: String) -> String {
        "(e => { e.value = '\(value)'; e.dispatchEvent(new Event('change')) })(document.getElementById('\(filter)'))"
    }

    /// Outings behind all labels together.
    func labelled() throws -> Int {
        let buttons = "[...document.querySelectorAll('#labels button')]"
        return Int(try page.number("\(buttons).reduce((sum, e) => sum + +e.dataset.count, 0)"))
    }

    /// A place of the view where the line of a weekday (1 Monday) is to be seen and no control lies above it.
    func placeOnLine(weekday: Int) throws -> (x: Double, y: Double) {
        let script = """
            (() => {
                const canvas = document.getElementById('lines'), box = canvas.getBoundingClientRect();
                const color = getComputedStyle(document.documentElement).getPropertyValue('--d\(weekday)').trim();
                const wanted = [1, 3, 5].map(at => parseInt(color.slice(at, at + 2), 16));
                const copy = new OffscreenCanvas(canvas.width, canvas.height)
                    .getContext('2d', { willReadFrequently: true });
                copy.drawImage(canvas, 0, 0);
                const pixels = copy.getImageData(0, 0, canvas.width, canvas.height).data;
                for (let at = 0; at < pixels.length; at += 4) {
                    if (pixels[at + 3] < 255 || wanted.some((value, place) => pixels[at + place] !== value)) continue;
                    const x = box.left + at / 4 % canvas.width, y = box.top + Math.floor(at / 4 / canvas.width);
                    if (document.elementFromPoint(x, y)?.id === 'map') return [x, y];
                }
                return [];
            })()
            """
        let place = try #require(try page.value(script) as? [NSNumber])
        try #require(place.count == 2)
        return (place[0].doubleValue, place[1].doubleValue)
    }

    /// Milliseconds from running `action` to the end of the sharp picture that follows.
    func time(_ action: String) throws -> Double {
        try page.number(
            """
            (async () => {
                const told = document.getElementById('lines').dataset, before = told.pictures;
                const start = performance.now();
                \(action);
                while (told.pictures === before) await new Promise(requestAnimationFrame);
                return Number(told.time) - start;
            })()
            """
        )
    }
}
