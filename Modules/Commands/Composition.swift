import Dispatch
import Foundation
public import TurGeo
public import TurOutings
public import TurStorage
import TurTexts

/// What a program is put together from: a composition root names its kinds, formats and stores, and runs it.
public struct Composition: Sendable {
    /// Kinds and formats.
    public var catalog: Catalog
    /// Openers of stores, by scheme.
    public var openers: [StoreOpener]
    /// What draws map pages, if anything does.
    public var drawing: (any MapDrawing)?
    /// What else `tur plugins` shows.
    public var plugins: [PluginInfo] = []

    /// A program of these kinds, formats and stores, whose maps `drawing` draws.
    ///
    /// - Throws: `TurError` with code `duplicate` when an id or scheme is named twice.
    public init(
        kinds: [ActivityKind],
        importers: [any Importer],
        exporters: [any Exporter],
        openers: [StoreOpener],
        drawing: (any MapDrawing)? = nil
    ) throws {
        self.drawing = drawing
        catalog = Catalog()
        try catalog.add(kinds: kinds)
        for importer in importers { try catalog.add(importer) }
        for exporter in exporters { try catalog.add(exporter) }
        self.openers = []
        for opener in openers {
            guard !self.openers.contains(where: { $0.scheme == opener.scheme }) else {
                throw TurError(.duplicate, ["store", opener.scheme])
            }
            self.openers.append(opener)
        }
    }

    /// The system's clock.
    public static let clock: @Sendable () -> Instant = {
        Instant(milliseconds: Int64((Date().timeIntervalSince1970 * 1_000).rounded()))
    }

    /// Runs the words of the command line on the terminal; the answer is the exit status.
    ///
    /// Ctrl-C breaks a long verb off between two files; a second one ends at once.
    public func run(_ words: [String] = Array(CommandLine.arguments.dropFirst())) async -> Int32 {
        let environment = ProcessInfo.processInfo.environment
        let shell = Shell(
            console: Terminal.console(environment),
            texts: Texts(.en),
            catalog: catalog,
            environment: environment,
            now: Self.clock,
            zone: { SystemZone($0) },
            openers: openers,
            drawing: drawing,
            plugins: plugins
        )
        let running = Task { await Program(shell).run(words) }
        let interrupt = Interrupt { running.cancel() }
        defer { interrupt.stop() }
        return await running.value.rawValue
    }
}

/// Ctrl-C: the first one calls, the second one ends the program.
private final class Interrupt {
    private let source: any DispatchSourceSignal

    init(_ call: @escaping @Sendable () -> Void) {
        signal(SIGINT, SIG_IGN)
        source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
        source.setEventHandler {
            signal(SIGINT, SIG_DFL)
            call()
        }
        source.resume()
    }

    func stop() { source.cancel() }
}
