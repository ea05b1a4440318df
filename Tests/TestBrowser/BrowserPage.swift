public import Foundation

/// A page of a `Chromium`.
public struct BrowserPage {
    /// The browser that it belongs to.
    public let browser: Chromium
    /// The name of its session.
    public let session: String

    init(browser: Chromium, session: String) { (self.browser, self.session) = (browser, session) }

    /// Sends a command to the page.
    @discardableResult
    public func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
        try browser.call(method, parameters, session: session)
    }

    /// Opens `file` and waits until it is loaded.
    public func open(_ file: URL) throws {
        _ = browser.takeEvents()
        try call("Page.navigate", ["url": file.absoluteString])
        try browser.wait(for: "Page.loadEventFired")
    }

    /// Makes the view that large, in CSS pixels.
    public func resize(width: Int, height: Int, ratio: Double = 1, isPhone: Bool = false) throws {
        try call(
            "Emulation.setDeviceMetricsOverride",
            ["width": width, "height": height, "deviceScaleFactor": ratio, "mobile": isPhone]
        )
    }

    /// Has the page drawn in `light` or `dark` colours.
    public func useScheme(_ scheme: String) throws {
        try call("Emulation.setEmulatedMedia", ["features": [["name": "prefers-color-scheme", "value": scheme]]])
    }

    /// The value of a JavaScript expression, awaited when it is a promise.
    ///
    /// - Throws: `BrowserFault` when it throws.
    public func value(_ expression: String) throws -> Any? {
        let answer = try call(
            "Runtime.evaluate",
            ["expression": expression, "returnByValue": true, "awaitPromise": true]
        )
        if let details = answer["exceptionDetails"] { throw BrowserFault("\(expression): \(details)") }
        return (answer["result"] as? [String: Any])?["value"]
    }

    /// The value of an expression as text.
    public func text(_ expression: String) throws -> String { try value(expression) as? String ?? "" }

    /// The value of an expression as a number; NaN when it is none.
    public func number(_ expression: String) throws -> Double {
        (try value(expression) as? NSNumber)?.doubleValue ?? .nan
    }

    /// Waits until two frames were drawn.
    public func settle() throws {
        _ = try value("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(1))))")
    }

    /// Clicks at a place of the view.
    public func click(_ x: Double, _ y: Double) throws {
        for type in ["mousePressed", "mouseReleased"] {
            try call("Input.dispatchMouseEvent", ["type": type, "x": x, "y": y, "button": "left", "clickCount": 1])
        }
        try settle()
    }

    /// Puts fingers down at the first places, moves them to the others, and lifts them.
    public func touch(_ steps: [[(x: Double, y: Double)]]) throws {
        for (number, places) in steps.enumerated() {
            let points = places.enumerated().map { ["x": $0.element.x, "y": $0.element.y, "id": Double($0.offset)] }
            let type = number == 0 ? "touchStart" : "touchMove"
            try call("Input.dispatchTouchEvent", ["type": type, "touchPoints": points])
        }
        try call("Input.dispatchTouchEvent", ["type": "touchEnd", "touchPoints": [[String: Double]]()])
        try settle()
    }

    /// Presses and lets go of a key, for example `Escape`.
    public func press(_ key: String) throws {
        for type in ["keyDown", "keyUp"] { try call("Input.dispatchKeyEvent", ["type": type, "key": key]) }
        try settle()
    }

    /// The view as a PNG.
    public func picture() throws -> Data {
        let answer = try call("Page.captureScreenshot", ["format": "png"])
        return Data(base64Encoded: answer["data"] as? String ?? "") ?? Data()
    }
}
