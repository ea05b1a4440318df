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

    /// The path by which the user named the file or archive.
    public var path: String
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

    init(path: String, name: String, status: Status) {
        (self.path, self.name, self.status) = (path, name, status)
    }
}

extension Archive {
    /// Takes in files and archives, and tells `told` of each content once it is durable, in their order; a bad one does not
    /// stop the rest.
    ///
    /// Up to 16 contents share one commit, since making a file durable costs more than reading it.
    ///
    /// - Throws: `TurError` with code `store-busy`, `disk-full`, `store` and the like, which end an import, and
    ///   `cancelled`; a file that is refused is a row. What was told before is kept.
    public func importFiles(
        _ paths: [String],
        settings: ImportSettings,
        told: (ImportRow) throws -> Void
    ) async throws {
        var batch = ImportBatch()
        for path in paths {
            var contents: FileContents
            do {
                contents = try FileContents(path)
            } catch let error as TurError {
                batch.add(ImportRow(path: path, name: path, status: .refused(error)))
                continue
            }
            while let next = contents.next() {
                guard !Task.isCancelled else {
                    try await commit(&batch, told)
                    throw TurError(.cancelled)
                }
                try await add(next, path, settings, to: &batch, told)
            }
        }
        try await commit(&batch, told)
    }

    private func add(
        _ next: Result<FileContent, TurError>,
        _ path: String,
        _ settings: ImportSettings,
        to batch: inout ImportBatch,
        _ told: (ImportRow) throws -> Void
    ) async throws {
        do {
            let content = try next.get()
            guard let file = try importedFile(content, settings) else {
                return batch.add(ImportRow(path: path, name: content.name, status: .ignored))
            }
            if batch.isFull || batch.meets(file.ids) { try await commit(&batch, told) }
            let original = try original(of: content, settings)
            try await add(file, path, original: original, to: &batch)
        } catch let error as TurError {
            guard !error.endsImport else { throw error }
            batch.add(ImportRow(path: path, name: error.place.file ?? path, status: .refused(error)))
        }
    }

    /// What `content` comes to; nil when it is a member of an archive that is no track.
    private func importedFile(_ content: FileContent, _ settings: ImportSettings) throws -> ImportedFile? {
        let reader = ContentReader(catalog)
        guard reader.importer(of: content.bytes) != nil || content.member == nil else { return nil }
        return try reader.importedFile(content, settings: settings)
    }

    private func add(
        _ file: ImportedFile,
        _ path: String,
        original: [UInt8]?,
        to batch: inout ImportBatch
    ) async throws {
        let new = file.dropping(try await store.known(file.ids))
        var row = ImportRow(path: path, name: file.source.name, status: new.hasItems ? .stored : .known)
        (row.format, row.report, row.start, row.end) = (file.source.format, new.report, file.start, file.end)
        row.isEmpty = !file.hasItems
        if !new.hasItems { try await tellStored(file.outings, in: &row) }
        (row.outings, row.routes, row.markers) = (new.outings.count, new.routes.count, new.markers.count)
        batch.add(row, new.hasItems ? new.changes(original: original) : [], ids: new.ids, fixes: file.fixes.count)
    }

    /// Tells the times that the store has, which may be others than this import would make of the file.
    private func tellStored(_ outings: [Outing], in row: inout ImportRow) async throws {
        var stored: [Outing] = []
        for outing in outings {
            if let known = try await store.outing(outing.id) { stored.append(known.outing) }
        }
        row.start = stored.map(\.start).min { $0.instant < $1.instant }
        row.end = stored.map(\.end).max { $0.instant < $1.instant }
    }

    /// Makes all of `batch` durable in one commit; when the store refuses it, each content by itself, so that only the
    /// one that it can't take is refused.
    private func commit(_ batch: inout ImportBatch, _ told: (ImportRow) throws -> Void) async throws {
        let entries = batch.entries
        batch = ImportBatch()
        do {
            let changes = entries.flatMap(\.changes)
            if !changes.isEmpty { try await store.commit(changes) }
            for entry in entries { try told(entry.row) }
        } catch let error as TurError where !error.endsImport {
            for entry in entries { try told(try await committed(entry)) }
        }
    }

    private func committed(_ entry: ImportBatch.Entry) async throws -> ImportRow {
        var row = entry.row
        do {
            if !entry.changes.isEmpty { try await store.commit(entry.changes) }
        } catch var error as TurError where !error.endsImport {
            error.place.file = row.name
            (row.status, row.outings, row.routes, row.markers) = (.refused(error), 0, 0, 0)
        }
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

/// Contents that are waiting to be made durable together.
struct ImportBatch {
    /// One content: what is told of it, and what it changes.
    struct Entry {
        var row: ImportRow
        var changes: [StoreChange]
    }

    private(set) var entries: [Entry] = []
    private var ids: Set<Identifier> = []
    private var fixes = 0

    mutating func add(_ row: ImportRow, _ changes: [StoreChange] = [], ids: [Identifier] = [], fixes: Int = 0) {
        entries.append(Entry(row: row, changes: changes))
        self.ids.formUnion(ids)
        self.fixes += fixes
    }

    /// Whether it is time to commit: 16 contents, so that none is told late, or many fixes, which take memory.
    var isFull: Bool { entries.count >= 16 || fixes > 200_000 }

    /// Whether something of `others` is in here, so that the store does not know it yet.
    func meets(_ others: [Identifier]) -> Bool { others.contains { ids.contains($0) } }
}

extension TurError {
    /// Whether it is the store's trouble and not the file's.
    fileprivate var endsImport: Bool {
        [.storeBusy, .storeDamaged, .storeNewer, .store, .diskFull, .cancelled].contains(code)
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
