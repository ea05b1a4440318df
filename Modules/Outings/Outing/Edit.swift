public import TurGeo

/// A user's change of an outing: an entry beside what was recorded, never over it, and never taken out of the log.
public struct Edit: Hashable, Sendable, Codable {
    /// One field of an outing, before and after.
    public enum Change: Hashable, Sendable, Codable {
        /// Kinds of legs, by the leg's id.
        case kinds(before: [LegKind], after: [LegKind])
        /// The name; nil is none.
        case name(before: String?, after: String?)
        /// The note.
        case note(before: String, after: String)
        /// Whether the outing is deleted.
        case deleted(before: Bool, after: Bool)

        /// The change that takes this one back.
        public var inverse: Change {
            switch self {
            case .kinds(let before, let after): .kinds(before: after, after: before)
            case .name(let before, let after): .name(before: after, after: before)
            case .note(let before, let after): .note(before: after, after: before)
            case .deleted(let before, let after): .deleted(before: after, after: before)
            }
        }
    }

    /// The kind of one leg.
    public struct LegKind: Hashable, Sendable, Codable {
        /// The leg.
        public var leg: Identifier
        /// Its kind.
        public var kind: KindID

        /// `leg` is of `kind`.
        public init(leg: Identifier, kind: KindID) { (self.leg, self.kind) = (leg, kind) }
    }

    /// Place in the log, from 1; given by the store.
    public var number: Int64
    /// When it was made.
    public var time: Instant
    /// The outing that it changes.
    public var outing: Identifier
    /// What it changes.
    public var change: Change
    /// Number of the edit that it takes back, if it is an undo.
    public var undoes: Int64?

    /// A change of `outing` at `time`; the store numbers it when it is written.
    public init(number: Int64 = 0, time: Instant, outing: Identifier, change: Change, undoes: Int64? = nil) {
        (self.number, self.time, self.outing, self.change, self.undoes) = (number, time, outing, change, undoes)
    }
}

extension Outing {
    /// The outing with `change` done to it; nil when the field no longer holds what the change expects.
    ///
    /// A deletion changes nothing here: it is the store's to keep.
    public func applying(_ change: Edit.Change) -> Outing? {
        var result = self
        switch change {
        case .name(let before, let after):
            guard name == before else { return nil }
            result.name = after
        case .note(let before, let after):
            guard note == before else { return nil }
            result.note = after
        case .kinds(let before, let after):
            guard before.allSatisfy({ kindOf($0.leg) == $0.kind }) else { return nil }
            for entry in after {
                guard let index = result.legs.firstIndex(where: { $0.id == entry.leg }) else { return nil }
                result.legs[index].kind = entry.kind
            }
        case .deleted: break
        }
        return result
    }

    private func kindOf(_ leg: Identifier) -> KindID? { legs.first { $0.id == leg }?.kind }
}
