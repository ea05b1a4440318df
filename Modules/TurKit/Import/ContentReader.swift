public import TurOutings

/// Reads a content by the importer of the catalog that recognises it.
public struct ContentReader: Sendable {
    private let catalog: Catalog

    /// A reader of the formats of `catalog`.
    public init(_ catalog: Catalog) { self.catalog = catalog }

    /// The importer that recognises `bytes`, if any.
    public func importer(of bytes: [UInt8]) -> (any Importer)? { catalog.importers.first { $0.recognises(bytes) } }

    /// Hands the items of `content` to `receive`; the answer is the id of the format.
    ///
    /// - Throws: `TurError` with code `unknown-format` or `refused`, the place naming the file.
    public func read(
        _ content: FileContent,
        options: ImportOptions,
        receive: (ImportItem) throws -> Void
    ) throws -> String {
        guard let importer = importer(of: content.bytes) else {
            let place = TurError.Place(file: content.name)
            throw TurError(.unknownFormat, [catalog.importers.map(\.format).joined(separator: ", ")], at: place)
        }
        do {
            try importer.read(content.bytes, options: options, receive: receive)
        } catch var error as TurError {
            error.place.file = content.name
            throw error
        }
        return importer.format
    }

    /// What `content` comes to as outings, routes and markers.
    ///
    /// - Throws: as `read`.
    public func importedFile(_ content: FileContent, settings: ImportSettings) throws -> ImportedFile {
        let digest = SHA256.digest(content.bytes)
        let source = Source(
            id: .named("source", in: digest),
            digest: digest,
            format: importer(of: content.bytes)?.format ?? "",
            name: content.name
        )
        var assembler = OutingAssembler(source: source, digest: digest, settings: settings, catalog: catalog)
        for finding in content.report.findings { assembler.add(.finding(finding)) }
        _ = try read(content, options: settings.options) { assembler.add($0) }
        return assembler.finish()
    }
}

extension ImportSettings {
    /// What an importer has to know of them.
    public var options: ImportOptions { ImportOptions(tolerance: tolerance, zone: zone) }
}
