import TurFiles
import TurGeo
public import TurOutings
import TurStorage

/// What became of one file of an import.
public struct ImportRow: Sendable {
    /// What became of it as a whole.
    public enum Status: Sendable, Hashable {
        /// Something new was stored.
        case stored
        /// Everything in it was there already.
        case known
        /// It was not read; the error says why.
        case refused(TurError)
        /// It is no track: a picture in a folder, a table in an archive.
        case ignored
    }

    /// The file as a person knows it.
    public var name: String
    /// Id of its format; empty when none was recognised.
    public var format = ""
    /// What became of it.
    public var status: Status
    /// Whether there was nothing in it that could be stored.
    public var isEmpty = false
    /// New outings.
    public var outings = 0
    /// New planned routes.
    public var routes = 0
    /// New markers that belong to no outing.
    public var markers = 0
    /// The earliest start of its outings, new or not.
    public var start: LocalTime?
    /// The latest end.
    public var end: LocalTime?
    /// What was repaired, skipped or is worth knowing.
    public var report = Report()

    init(name: String, status: Status) { (self.name, self.status) = (name, status) }
}

extension Archive {
    /// Takes in the contents of the file or archive at `path`; each is stored by itself before `told` hears of it, so
    /// that whatever was told is kept, and a bad one does not stop the rest.
    ///
    /// - Throws: `TurError` with code `store-busy`, `disk-full`, `store` and the like, which end an import, and
    ///   `cancelled`; a file that is refused is a row.
    public func importFile(_ path: String, settings: ImportSettings, told: (ImportRow) throws -> Void) async throws {
        var contents: FileContents
        do {
            contents = try FileContents(path)
        } catch let error as TurError {
            return try told(ImportRow(name: path, status: .refused(error)))
        }
        while let next = contents.next() {
            guard !Task.isCancelled else { throw TurError(.cancelled) }
            switch next {
            case .success(let content): try told(try await importContent(content, settings: settings))
            case .failure(let error):
                try told(ImportRow(name: error.place.file ?? path, status: .refused(error)))
            }
        }
    }

    private func importContent(_ content: FileContent, settings: ImportSettings) async throws -> ImportRow {
        let reader = ContentReader(catalog)
        guard reader.importer(of: content.bytes) != nil || content.member == nil else {
            return ImportRow(name: content.name, status: .ignored)
        }
        let file: ImportedFile
        do {
            file = try reader.importedFile(content, settings: settings)
        } catch let error as TurError {
            return ImportRow(name: content.name, status: .refused(error))
        }
        let known = try await store.known(file.ids)
        let new = file.dropping(known)
        var row = ImportRow(name: content.name, status: new.hasItems ? .stored : .known)
        (row.format, row.report, row.start, row.end) = (file.source.format, new.report, file.start, file.end)
        row.isEmpty = !file.hasItems
        (row.outings, row.routes, row.markers) = (new.outings.count, new.routes.count, new.markers.count)
        guard new.hasItems else { return row }
        try await store.commit(new.changes(original: try original(of: content, settings)))
        return row
    }

    private func original(of content: FileContent, _ settings: ImportSettings) throws -> [UInt8]? {
        guard settings.keepsOriginals else { return nil }
        if let packed = content.packed { return packed }
        do {
            return try Gzip.pack(content.bytes, level: 4)
        } catch {
            throw TurError(error, path: content.path)
        }
    }
}

extension ImportedFile {
    /// Ids of all that is in it.
    var ids: [Identifier] { outings.map(\.id) + routes.map(\.id) + markers.map(\.id) }

    var hasItems: Bool { !outings.isEmpty || !routes.isEmpty || !markers.isEmpty }

    /// What a store does not know yet; what was deleted there stays away, and is told.
    func dropping(_ known: [Identifier: Known]) -> ImportedFile {
        var new = self
        for outing in outings where known[outing.id] == .deleted {
            new.report.addDeleted(outing.name ?? "\(outing.id)")
        }
        for route in routes where known[route.id] == .deleted { new.report.addDeleted(route.name ?? "\(route.id)") }
        for marker in markers where known[marker.id] == .deleted {
            new.report.addDeleted(marker.name ?? "\(marker.id)")
        }
        new.outings.removeAll { known[$0.id] != nil }
        new.routes.removeAll { known[$0.id] != nil }
        new.markers.removeAll { known[$0.id] != nil }
        return new
    }

    /// The changes that store it: the source, the fixes that its outings use, then the items.
    func changes(original: [UInt8]?) -> [StoreChange] {
        var changes: [StoreChange] = []
        if !outings.isEmpty || original != nil { changes.append(.addSource(source, original: original)) }
        for piece in outings.flatMap(\.legs).flatMap(\.pieces) {
            let rows = Int(piece.first)..<Int(piece.first + piece.count)
            changes.append(.appendFixes(fixes[rows], source: source.id))
        }
        changes += outings.map { .putOuting($0) }
        changes += routes.map { .putRoute($0) }
        changes += markers.map { .putMarker($0) }
        return changes
    }
}

extension Report {
    fileprivate mutating func addDeleted(_ name: String) {
        add(Finding("deleted-before", .warning, arguments: [name]))
    }
}
