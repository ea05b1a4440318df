public import TurOutings

/// The numbers under which people see outings: 1 for the earliest, by start, then by id (row P55).
///
/// Deleting number 4 closes the gap; ids never move.
public struct VisibleNumbers: Hashable, Sendable {
    /// The ids; number 1 comes first.
    public let ids: [Identifier]
    private let numbers: [Identifier: Int]

    /// The numbers of `headers`, whatever their order.
    ///
    /// - Complexity: O(n log n).
    public init(_ headers: [OutingHeader]) {
        ids = OutingHeader.inOrder(headers).map(\.id)
        numbers = Dictionary(zip(ids, 1...), uniquingKeysWith: { first, _ in first })
    }

    /// The number of an outing, from 1; nil when it has none.
    public subscript(id: Identifier) -> Int? { numbers[id] }

    /// The outing of that number; nil when there is none.
    public func id(_ number: Int) -> Identifier? { number > 0 && number <= ids.count ? ids[number - 1] : nil }
}
