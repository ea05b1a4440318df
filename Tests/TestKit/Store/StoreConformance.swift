public import Testing
import TurOutings
public import TurStorage

/// The contracts of the ports of a store, sentence by sentence; each is checked on a store of its own.
///
/// Give `StoreConformance.all` to a test as arguments and call `check`: the name of the argument that fails is the sentence
/// of the contract that was broken.
public struct StoreConformance: Sendable, CustomTestStringConvertible {
    /// What is checked, in the words of the contract.
    public let sentence: String
    private let body: @Sendable (any Store, ManualClock) async throws -> Void

    init(_ sentence: String, _ body: @escaping @Sendable (any Store, ManualClock) async throws -> Void) {
        (self.sentence, self.body) = (sentence, body)
    }

    /// The sentence.
    public var testDescription: String { sentence }

    /// All sentences of all ports.
    public static let all: [StoreConformance] = log + outings + near + edits + library + checking

    /// Checks the sentence on the store that `open` makes: an empty one that goes by the given clock.
    public func check(_ open: (ManualClock) async throws -> any Store) async throws {
        let clock = ManualClock()
        try await body(try await open(clock), clock)
    }
}

/// Expects that `body` throws a `TurError` of that code.
func expectError(
    _ code: TurError.Code,
    at location: SourceLocation = #_sourceLocation,
    _ body: () async throws -> Void
) async {
    let error = await #expect(throws: TurError.self, sourceLocation: location) { try await body() }
    #expect(error?.code == code, sourceLocation: location)
}
