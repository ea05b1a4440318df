/// The events of a document, one behind the other in flat bytes, to be compared.
///
/// An event is `<name`, with NUL before each attribute's name and value, or `>name`, or `'text`.
public struct EventLog: Equatable, Sendable {
    private var bytes: [UInt8] = []
    private var starts: [Int] = []
    private var isText = false

    /// An empty log.
    public init() {}

    /// How many events there are.
    public var count: Int { starts.count }

    /// Begins a start or end event.
    public mutating func append(_ kind: Unicode.Scalar, name: UnsafeBufferPointer<UInt8>) {
        begin(kind)
        bytes.append(contentsOf: name)
    }

    /// Adds an attribute to the start event just begun.
    public mutating func append(attribute name: UnsafeBufferPointer<UInt8>, value: UnsafeBufferPointer<UInt8>) {
        bytes.append(0)
        bytes.append(contentsOf: name)
        bytes.append(0)
        bytes.append(contentsOf: value)
    }

    /// Adds text, merged with text just before.
    public mutating func append(text: UnsafeBufferPointer<UInt8>) {
        if text.isEmpty { return }
        if !isText { begin("'") }
        isText = true
        bytes.append(contentsOf: text)
    }

    /// The first event in which two logs differ, as text of both; nil when they are equal.
    public func firstDifference(_ other: EventLog) -> (index: Int, left: String, right: String)? {
        if bytes == other.bytes && starts == other.starts { return nil }
        let index = (0..<min(count, other.count)).first { self[$0] != other[$0] } ?? min(count, other.count)
        return (index, self[index], other[index])
    }

    /// An event as text, attributes behind a bar; `nothing` beyond the last.
    public subscript(index: Int) -> String {
        guard index < starts.count else { return "nothing" }
        let end = index + 1 < starts.count ? starts[index + 1] : bytes.count
        return String(decoding: bytes[starts[index]..<end].map { $0 == 0 ? UInt8(ascii: "|") : $0 }, as: UTF8.self)
    }

    private mutating func begin(_ kind: Unicode.Scalar) {
        isText = false
        starts.append(bytes.count)
        bytes.append(UInt8(ascii: kind))
    }
}
