public import TurOutings
public import TurStorage

extension Archive {
    /// Makes every leg of `outing` that is no pause, or all of them when there is nothing else, a leg of `kind`.
    ///
    /// The answer is false when they were already.
    ///
    /// - Throws: what the store throws.
    public func setKind(_ kind: KindID, of outing: Outing) async throws -> Bool {
        let moving = outing.legs.filter { !catalog.kind($0.kind).isPause }
        let legs = (moving.isEmpty ? outing.legs : moving).filter { $0.kind != kind }
        guard !legs.isEmpty else { return false }
        let before = legs.map { Edit.LegKind(leg: $0.id, kind: $0.kind) }
        let after = legs.map { Edit.LegKind(leg: $0.id, kind: kind) }
        return try await edit(outing.id, .kinds(before: before, after: after))
    }

    /// Gives `outing` a name; an empty one takes its own name away.
    ///
    /// - Throws: what the store throws.
    public func rename(_ outing: Outing, to name: String) async throws -> Bool {
        let name = name.isEmpty ? nil : name
        guard name != outing.name else { return false }
        return try await edit(outing.id, .name(before: outing.name, after: name))
    }

    /// Writes the note of `outing`.
    ///
    /// - Throws: what the store throws.
    public func note(_ outing: Outing, _ note: String) async throws -> Bool {
        guard note != outing.note else { return false }
        return try await edit(outing.id, .note(before: outing.note, after: note))
    }

    /// Deletes `outing`, or brings it back.
    ///
    /// - Throws: what the store throws.
    public func setDeleted(_ stored: StoredOuting, _ isDeleted: Bool) async throws -> Bool {
        guard stored.isDeleted != isDeleted else { return false }
        return try await edit(stored.outing.id, .deleted(before: stored.isDeleted, after: isDeleted))
    }

    /// Takes the latest change back that was not taken back yet; the answer is that change.
    ///
    /// The log only grows: an undo is an entry of its own with before and after exchanged.
    ///
    /// - Throws: `TurError` with code `nothing-to-undo`, or `edit-conflict` when the field was changed since.
    public func undo() async throws -> Edit {
        let edits = try await store.edits()
        let undone = Set(edits.compactMap(\.undoes))
        guard let last = edits.last(where: { $0.undoes == nil && !undone.contains($0.number) }) else {
            throw TurError(.nothingToUndo)
        }
        let undo = Edit(time: now(), outing: last.outing, change: last.change.inverse, undoes: last.number)
        try await store.commit([.edit(undo)])
        return last
    }

    private func edit(_ outing: Identifier, _ change: Edit.Change) async throws -> Bool {
        try await store.commit([.edit(Edit(time: now(), outing: outing, change: change))])
        return true
    }
}

extension TurError.Code {
    /// There is no change that could be taken back.
    public static let nothingToUndo = Self(rawValue: "nothing-to-undo")
}
