/// Writes XML in the order of the calls, without a tree in memory.
///
/// ```swift
/// var xml = MarkupWriter()
/// xml.start("trkpt"); xml.attribute("lat", fixed: 599_123_000, decimals: 7)
/// xml.element("ele", fixed: 1_250, decimals: 2)
/// xml.end()
/// // xml.bytes is <trkpt lat="59.9123"><ele>12.5</ele></trkpt>
/// ```
/// Text is escaped, and characters that XML 1.0 can't hold are dropped. Names are written as they are. Calls must nest
/// rightly: attributes come right behind their `start`.
public struct MarkupWriter: Sendable {
    /// What was written; it may be taken out between two calls and emptied, so that large texts go out piece by piece.
    public var bytes: [UInt8]
    private let indent: Int?
    private var open: [Element] = []
    private var isTagOpen = false

    private struct Element {
        var name: String
        var hasElements = false
        var hasText = false
    }

    /// A writer that appends to `bytes`.
    /// - Parameters:
    ///   - bytes: What stands before.
    ///   - indent: How many blanks a level is indented; nil for no line breaks at all.
    public init(_ bytes: [UInt8] = [], indent: Int? = nil) { (self.bytes, self.indent) = (bytes, indent) }

    /// Appends what `body` writes to `bytes`, without copying them.
    public static func append<Failure: Error>(
        to bytes: inout [UInt8],
        indent: Int? = nil,
        body: (inout MarkupWriter) throws(Failure) -> Void
    ) throws(Failure) {
        var writer = MarkupWriter(indent: indent)
        swap(&writer.bytes, &bytes)
        defer { swap(&writer.bytes, &bytes) }
        try body(&writer)
    }

    /// How many elements are open.
    public var depth: Int { open.count }

    /// Writes the XML declaration, for UTF-8; it must come first.
    public mutating func declaration() {
        bytes.append(utf8: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
        if indent == nil { bytes.append(0x0a) }
    }

    /// Opens an element.
    public mutating func start(_ name: String) {
        let lead = beginElement()
        var utf8 = name
        utf8.withUTF8 { name in
            BackwardText.append(to: &bytes, capacity: name.count + lead.capacity + 1) { text in
                text.put(name)
                text.put("<")
                lead.put(&text)
            }
        }
        open.append(Element(name: name))
        isTagOpen = true
    }

    /// Opens an element with attributes, in their order.
    /// - Complexity: O(n) in the attributes.
    public mutating func start(_ name: String, _ attributes: KeyValuePairs<String, String>) {
        start(name)
        for (name, value) in attributes { attribute(name, value) }
    }

    /// Closes the innermost element; one without content becomes `<name/>`.
    public mutating func end() {
        guard var element = open.popLast() else { return }
        guard !isTagOpen else {
            bytes.append(utf8: "/>")
            return isTagOpen = false
        }
        let isOnNewLine = element.hasElements && !element.hasText
        let lead = Lead(closesTag: false, blanks: isOnNewLine ? indent.map { $0 * open.count } : nil)
        element.name.withUTF8 { name in
            BackwardText.append(to: &bytes, capacity: name.count + lead.capacity + 3) { text in
                text.putEnd(name)
                lead.put(&text)
            }
        }
    }

    /// Adds an attribute to the element just opened.
    /// - Complexity: O(n) in the value.
    public mutating func attribute(_ name: String, _ value: String) {
        beginAttribute(name)
        MarkupEscapes.append(value, isAttribute: true, to: &bytes)
        bytes.append(ascii("\""))
    }

    /// Adds an attribute with the number `value` / 10^`decimals`.
    public mutating func attribute(_ name: String, fixed value: Int64, decimals: Int, trimsZeros: Bool = true) {
        var name = name
        name.withUTF8 { name in
            BackwardText.append(to: &bytes, capacity: name.count + max(0, decimals) + 32) { text in
                text.put("\"")
                text.put(value, decimals: decimals, trimsZeros: trimsZeros)
                text.put("\"")
                text.put("=")
                text.put(name)
                text.put(" ")
            }
        }
    }

    /// Writes text inside the innermost element.
    /// - Complexity: O(n) in the text.
    public mutating func text(_ text: String) {
        beginText()
        MarkupEscapes.append(text, isAttribute: false, to: &bytes)
    }

    /// Writes `fragment` as it is inside the innermost element; it must be well-formed.
    /// - Complexity: O(n) in its bytes.
    public mutating func raw(_ fragment: [UInt8]) {
        append(beginElement())
        bytes.append(contentsOf: fragment)
    }

    /// Writes an element that holds only text.
    /// - Complexity: O(n) in the text.
    public mutating func element(_ name: String, _ text: String) {
        appendStart(name)
        MarkupEscapes.append(text, isAttribute: false, to: &bytes)
        appendEnd(name)
    }

    /// Writes an element that holds the number `value` / 10^`decimals`.
    public mutating func element(_ name: String, fixed value: Int64, decimals: Int, trimsZeros: Bool = true) {
        let lead = beginElement()
        var name = name
        name.withUTF8 { name in
            BackwardText.append(to: &bytes, capacity: 2 * name.count + lead.capacity + max(0, decimals) + 32) { text in
                text.putEnd(name)
                text.put(value, decimals: decimals, trimsZeros: trimsZeros)
                text.putStart(name)
                lead.put(&text)
            }
        }
    }

    /// Writes an element that holds a time, or nothing beyond what ``TimeWriter`` can write.
    public mutating func element(_ name: String, time milliseconds: Int64, offsetMinutes: Int? = nil) {
        guard TimeWriter.canWrite(milliseconds, offsetMinutes: offsetMinutes) else { return }
        appendStart(name)
        TimeWriter.append(milliseconds, offsetMinutes: offsetMinutes, to: &bytes)
        appendEnd(name)
    }

    private mutating func appendStart(_ name: String) {
        let lead = beginElement()
        var name = name
        name.withUTF8 { name in
            BackwardText.append(to: &bytes, capacity: name.count + lead.capacity + 2) { text in
                text.putStart(name)
                lead.put(&text)
            }
        }
    }

    private mutating func appendEnd(_ name: String) {
        var name = name
        name.withUTF8 { name in
            BackwardText.append(to: &bytes, capacity: name.count + 3) { text in text.putEnd(name) }
        }
    }

    private mutating func beginAttribute(_ name: String) {
        bytes.append(ascii(" "))
        bytes.append(utf8: name)
        bytes.append(utf8: "=\"")
    }

    private mutating func beginText() {
        if isTagOpen { bytes.append(ascii(">")) }
        isTagOpen = false
        guard !open.isEmpty else { return }
        open[open.count - 1].hasText = true
    }

    /// Notes that an element begins, and tells what must stand before it.
    @inline(__always)
    private mutating func beginElement() -> Lead {
        let wasOpen = isTagOpen
        isTagOpen = false
        guard let parent = open.indices.last else {
            return Lead(closesTag: false, blanks: bytes.isEmpty ? nil : indent.map { _ in 0 })
        }
        open[parent].hasElements = true
        let isTorn = open[parent].hasText
        return Lead(closesTag: wasOpen, blanks: isTorn ? nil : indent.map { $0 * open.count })
    }

    private mutating func append(_ lead: Lead) {
        BackwardText.append(to: &bytes, capacity: lead.capacity) { text in lead.put(&text) }
    }
}

/// What stands before a tag: the end of the start tag before it, and a line break with blanks.
private struct Lead {
    var closesTag: Bool
    var blanks: Int?

    var capacity: Int { 2 + (blanks ?? 0) }

    @inline(__always)
    func put(_ text: inout BackwardText) {
        if let blanks {
            for _ in 0..<blanks { text.put(" ") }
            text.put("\n")
        }
        if closesTag { text.put(">") }
    }
}

extension BackwardText {
    @inline(__always)
    fileprivate mutating func putStart(_ name: UnsafeBufferPointer<UInt8>) {
        put(">")
        put(name)
        put("<")
    }

    @inline(__always)
    fileprivate mutating func putEnd(_ name: UnsafeBufferPointer<UInt8>) {
        put(">")
        put(name)
        put("/")
        put("<")
    }
}
