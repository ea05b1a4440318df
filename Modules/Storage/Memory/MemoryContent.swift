import TurGeo
import TurOutings

/// All that a store in memory holds: a value, so that a commit is done to a copy and then taken over whole.
struct MemoryContent: Sendable {
    var sources: [Identifier: Source] = [:]
    var digests: [Digest: Identifier] = [:]
    var originals: [Identifier: [UInt8]] = [:]
    var log: [Identifier: Fixes] = [:]
    var outings: [Identifier: StoredOuting] = [:]
    var routes: [Identifier: PlannedRoute] = [:]
    var markers: [Identifier: Marker] = [:]
    var edits: [Edit] = []
    var tombstones: [Identifier: Instant] = [:]
    var settings: [String: String] = [:]

    mutating func apply(_ change: StoreChange, now: () -> Instant) throws {
        switch change {
        case .addSource(let source, let original): try add(source, original)
        case .appendFixes(let fixes, let source): try append(fixes, to: source)
        case .putOuting(let outing): try put(outing)
        case .putRoute(let route): try put(route)
        case .putMarker(let marker): try put(marker)
        case .edit(let edit): try apply(edit)
        case .deleteRoute(let id): try delete(id, routes.removeValue(forKey: id) != nil, now)
        case .deleteMarker(let id): try delete(id, markers.removeValue(forKey: id) != nil, now)
        case .set(let key, let value): settings[key] = value
        }
    }

    private mutating func add(_ source: Source, _ original: [UInt8]?) throws {
        guard sources[source.id] == nil else { return }
        if let digest = source.digest {
            guard digests[digest] == nil else { throw TurError(.duplicate, ["source", "\(digest)"]) }
            digests[digest] = source.id
        }
        (sources[source.id], originals[source.id]) = (source, original)
    }

    private mutating func append(_ fixes: Fixes, to source: Identifier) throws {
        guard sources[source] != nil else { throw TurError(.notFound, ["\(source)"]) }
        try StoreRules.check(fixes)
        let kept = log[source] ?? Fixes()
        try StoreRules.check(fixes, against: kept)
        log[source] = kept.joined(with: fixes)
    }

    private mutating func put(_ outing: Outing) throws {
        try StoreRules.check(outing)
        for piece in outing.legs.flatMap(\.pieces) where sources[piece.source] == nil {
            throw TurError(.notFound, ["\(piece.source)"])
        }
        outings[outing.id] = StoredOuting(outing, isDeleted: outings[outing.id]?.isDeleted ?? false)
    }

    private mutating func put(_ route: PlannedRoute) throws {
        for line in route.lines { try StoreRules.check(line) }
        (routes[route.id], tombstones[route.id]) = (route, nil)
    }

    private mutating func put(_ marker: Marker) throws {
        try StoreRules.check(marker)
        (markers[marker.id], tombstones[marker.id]) = (marker, nil)
    }

    private mutating func apply(_ edit: Edit) throws {
        guard let stored = outings[edit.outing] else { throw TurError(.notFound, ["\(edit.outing)"]) }
        if let undone = edit.undoes, undone < 1 || undone > edits.count { throw TurError(.notFound, ["\(undone)"]) }
        let changed = try stored.applying(edit)
        try StoreRules.check(changed.outing)
        var numbered = edit
        numbered.number = Int64(edits.count) + 1
        edits.append(numbered)
        outings[edit.outing] = changed
        guard changed.isDeleted != stored.isDeleted else { return }
        tombstones[edit.outing] = changed.isDeleted ? edit.time : nil
    }

    private mutating func delete(_ id: Identifier, _ wasThere: Bool, _ now: () -> Instant) throws {
        if wasThere {
            tombstones[id] = now()
        } else if tombstones[id] == nil {
            throw TurError(.notFound, ["\(id)"])
        }
    }
}
