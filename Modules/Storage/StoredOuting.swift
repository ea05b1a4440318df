public import TurOutings

/// An outing as it is now, all edits applied.
public struct StoredOuting: Hashable, Sendable {
    /// The outing.
    public var outing: Outing
    /// Whether it is deleted and only kept so that it can be brought back.
    public var isDeleted: Bool

    /// `outing`, deleted or not.
    public init(_ outing: Outing, isDeleted: Bool = false) { (self.outing, self.isDeleted) = (outing, isDeleted) }

    /// What `edit` makes of it.
    ///
    /// - Throws: `TurError` with code `edit-conflict` when the field does not hold what the edit expects.
    public func applying(_ edit: Edit) throws -> StoredOuting {
        var result = self
        if case .deleted(let before, let after) = edit.change {
            guard isDeleted == before else { throw conflict(edit) }
            result.isDeleted = after
        }
        guard let changed = outing.applying(edit.change) else { throw conflict(edit) }
        result.outing = changed
        return result
    }

    private func conflict(_ edit: Edit) -> TurError {
        TurError(.editConflict, [edit.undoes.map(String.init) ?? "\(edit.outing)"])
    }
}

/// What a store knows of an id.
public enum Known: String, Hashable, Sendable, CaseIterable {
    /// It is there.
    case present
    /// It was there and is deleted; only its user brings it back.
    case deleted
}
