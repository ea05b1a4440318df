import TurOutings

/// The versions of a store's schema, each with the steps that lead to it from the one before.
///
/// A value: the store runs the steps, in one transaction a version.
public struct Migrations<Context>: Sendable {
    /// One step towards a version.
    public enum Step: Sendable {
        /// A statement in the language of the store.
        case statement(String)
        /// Something that takes more than a statement.
        case action(@Sendable (Context) throws -> Void)
    }

    /// A version and the way to it.
    public struct Version: Sendable {
        /// Its number, from 1.
        public var number: Int
        /// What leads to it from the version before.
        public var steps: [Step]

        /// The version `number`, reached by `steps`.
        public init(_ number: Int, _ steps: [Step]) { (self.number, self.steps) = (number, steps) }
    }

    /// The versions, oldest first.
    public let versions: [Version]

    /// These versions.
    ///
    /// - Throws: `TurError` with code `store` when their numbers are not 1, 2, 3 …
    public init(_ versions: [Version]) throws {
        guard versions.map(\.number) == Array(1..<(versions.count + 1)) else {
            throw TurError(.store, ["migrations are not numbered from 1"])
        }
        self.versions = versions
    }

    /// The version that this program writes.
    public var newest: Int { versions.count }

    /// What a store of version `current` lacks, oldest first; 0 is an empty store.
    ///
    /// - Throws: `TurError` with code `store-newer` when this program does not know `current`.
    public func pending(after current: Int) throws -> [Version] {
        guard current <= newest else { throw TurError(.storeNewer, [String(current), String(newest)]) }
        return Array(versions.dropFirst(max(0, current)))
    }
}
