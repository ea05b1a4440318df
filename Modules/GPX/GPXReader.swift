public import TurFiles
import TurGeo
public import TurOutings

/// Reads GPX 1.0 and 1.1 and the dialects of the programs named in formats.md 1.1, in one pass.
///
/// Names are matched by the address of their namespace; elements count in any order; times as formats.md 5.6. What the
/// model has no place for is carried as fragments.
public struct GPXReader: Sendable {
    private let options: ImportOptions
    private let limits: ReadLimits

    /// A reader with the given tolerance and limits.
    public init(options: ImportOptions = ImportOptions(), limits: ReadLimits = ReadLimits()) {
        (self.options, self.limits) = (options, limits)
    }

    /// Reads `bytes` and hands their items to `receive`, in the order of the file, findings last.
    ///
    /// - Throws: `TurError` with code `refused` and the place of the fault; whatever `receive` throws.
    /// - Complexity: O(n) in bytes; memory for one piece of a track beside them.
    public func read(_ bytes: [UInt8], receive: (ImportItem) throws -> Void) throws {
        let text = try decoded(bytes)
        try withoutActuallyEscaping(receive) { receive in
            var parser = GPXParser(options: options, receive: receive)
            try text.withScanner(vocabulary: GPXName.vocabulary) { scanner in
                try parser.run(&scanner)
                for repair in text.repairs + scanner.repairs {
                    try receive(.finding(Self.finding(repair)))
                }
            }
            for finding in parser.report.findings { try receive(.finding(finding)) }
        }
    }

    private func decoded(_ bytes: [UInt8]) throws -> MarkupText {
        do {
            return try MarkupText(bytes, mode: options.tolerance.markup, limits: limits)
        } catch {
            throw TurError(error)
        }
    }

    private static func finding(_ repair: MarkupRepair) -> Finding {
        let isWarning = repair.code == .undeclaredPrefix || repair.code == .trailing
        return Finding(
            repair.code.rawValue,
            isWarning ? .warning : .repaired,
            count: repair.count,
            line: repair.line
        )
    }
}

extension Tolerance {
    var markup: ReadingMode {
        switch self {
        case .strict: .strict
        case .lenient: .lenient
        case .salvage: .salvage
        }
    }
}

extension TurError {
    init(_ fault: MarkupFault) {
        let place = Place(line: fault.line, column: fault.column, byte: fault.byte)
        self.init(.refused, [fault.code.rawValue, fault.detail], at: place)
    }
}
