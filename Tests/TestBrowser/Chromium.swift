import Foundation

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A headless Chromium that is driven by its DevTools protocol over a pipe: descriptors 3 and 4, messages ended by NUL.
///
/// All calls block; an instance belongs to one test. It ends with `close`, its profile goes with it.
public final class Chromium {
    /// The program that would be started, or nil where none is installed: `TUR_CHROMIUM`, else Debian's.
    public static let program: String? = {
        let named = ProcessInfo.processInfo.environment["TUR_CHROMIUM"]
        return ([named].compactMap { $0 } + ["/usr/bin/chromium", "/usr/bin/chromium-browser"])
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }()

    private let pid: pid_t
    private let pipe: MessagePipe
    private let profile: URL
    private var lastNumber = 0
    /// What the browser told of itself since the last `takeEvents`: method and parameters.
    public private(set) var events: [(method: String, parameters: [String: Any])] = []

    /// Starts `program` with an empty profile.
    ///
    /// - Throws: `BrowserFault` when it can't be started.
    public init(_ program: String) throws {
        profile = FileManager.default.temporaryDirectory.appending(path: "tur-chromium-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: profile, withIntermediateDirectories: true)
        let flags = [
            "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking",
            "--disable-component-update", "--disable-extensions", "--hide-scrollbars", "--force-color-profile=srgb",
            "--user-data-dir=\(profile.path)", "--remote-debugging-pipe", "about:blank",
        ]
        (pid, pipe) = try MessagePipe.spawn(program, flags)
    }

    /// Opens an empty page of that size in CSS pixels.
    public func page(width: Int, height: Int) throws -> BrowserPage {
        let target = try call("Target.createTarget", ["url": "about:blank"])
        let attached = try call(
            "Target.attachToTarget",
            ["targetId": target["targetId"] ?? "", "flatten": true]
        )
        let page = BrowserPage(browser: self, session: attached["sessionId"] as? String ?? "")
        for domain in ["Page", "Runtime", "Network", "Log"] { try page.call("\(domain).enable") }
        try page.resize(width: width, height: height)
        return page
    }

    /// Sends a command and waits for its answer; events that come first are kept.
    ///
    /// - Throws: `BrowserFault` when the browser refuses, ends, or is silent for 60 s.
    @discardableResult
    public func call(
        _ method: String,
        _ parameters: [String: Any] = [:],
        session: String? = nil
    ) throws -> [String: Any] {
        lastNumber += 1
        var message: [String: Any] = ["id": lastNumber, "method": method, "params": parameters]
        message["sessionId"] = session
        try pipe.write(JSONSerialization.data(withJSONObject: message))
        while true {
            let answer = try next(seconds: 60)
            guard answer["id"] as? Int == lastNumber else { continue }
            if let error = answer["error"] { throw BrowserFault("\(method): \(error)") }
            return answer["result"] as? [String: Any] ?? [:]
        }
    }

    /// Waits for an event that `isWanted`.
    ///
    /// - Throws: `BrowserFault` when none comes within `seconds`.
    public func wait(for method: String, seconds: Int = 60) throws {
        while !events.contains(where: { $0.method == method }) { _ = try next(seconds: seconds) }
    }

    /// The events so far, which are then forgotten.
    public func takeEvents() -> [(method: String, parameters: [String: Any])] {
        defer { events = [] }
        return events
    }

    /// Ends the browser and removes its profile.
    public func close() throws {
        kill(pid, SIGKILL)
        var status: Int32 = 0
        waitpid(pid, &status, 0)
        pipe.close()
        for attempt in 1...20 {
            do { return try FileManager.default.removeItem(at: profile) } catch {
                if attempt == 20 { throw error }
                usleep(100_000)
            }
        }
    }

    private func next(seconds: Int) throws -> [String: Any] {
        let data = try pipe.read(seconds: seconds)
        let message = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
        if let method = message["method"] as? String {
            events.append((method, message["params"] as? [String: Any] ?? [:]))
        }
        return message
    }
}

/// Why the browser could not be used.
public struct BrowserFault: Error, CustomStringConvertible {
    /// What happened.
    public let description: String

    /// A fault.
    public init(_ description: String) { self.description = description }
}
