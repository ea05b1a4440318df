import TurOutings

/// Outings as a diary in Markdown, a heading each; only written.
public struct MarkdownFormat: Exporter {
    /// `markdown`.
    public let format = "markdown"
    /// `md`.
    public let fileExtension = "md"
    /// All but the words.
    public let losses = ["fixes", "routes", "markers"]

    /// The format.
    public init() {}

    /// Begins a file.
    public func begin(_ options: ExportOptions) -> any ExportSession { MarkdownDiary(options: options) }
}

private struct MarkdownDiary: ExportSession {
    let options: ExportOptions

    func write(_ item: ExportItem) -> ExportChunk {
        guard case .outing(let outing, _) = item else { return ExportChunk() }
        let kilometres = (outing.summary.distance / 10).rounded() / 100
        var text = "## \(outing.start.date.text): \(options.title(outing))\n\n\(kilometres) km\n\n"
        if !outing.note.isEmpty { text += outing.note + "\n\n" }
        var report = Report()
        report.add(Finding("lost-fixes", .lost))
        return ExportChunk(Array(text.utf8), report: report)
    }

    func finish() -> ExportChunk { ExportChunk() }
}
