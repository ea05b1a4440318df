import CExpat

/// A document read by expat.
public struct ExpatReader {
    /// Its events up to the fault, or all.
    public private(set) var events = EventLog()
    /// `line:column message`, or nil when expat accepts the document.
    public private(set) var refusal: String?
    /// Whether there is a DOCTYPE.
    public private(set) var hasDoctype = false

    /// Reads a whole document of less than 2 GiB.
    public init(_ bytes: [UInt8]) {
        guard let parser = XML_ParserCreate(nil) else {
            refusal = "0:0 no memory"
            return
        }
        defer { XML_ParserFree(parser) }
        Self.setHandlers(parser)
        let status = withUnsafeMutablePointer(to: &self) { reader in
            XML_SetUserData(parser, reader)
            return bytes.withUnsafeBytes { source in
                XML_Parse(parser, source.bindMemory(to: CChar.self).baseAddress, Int32(source.count), 1)
            }
        }
        if status != XML_STATUS_OK { refusal = Self.refusal(parser) }
    }

    private static func refusal(_ parser: XML_Parser) -> String {
        let message = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) } ?? "unknown"
        return "\(XML_GetCurrentLineNumber(parser)):\(XML_GetCurrentColumnNumber(parser) + 1) \(message)"
    }

    private static func setHandlers(_ parser: XML_Parser) {
        XML_SetElementHandler(
            parser,
            { data, name, attributes in ExpatReader.start(data, name, attributes) },
            { data, name in
                guard let reader = ExpatReader.of(data), let name else { return }
                reader.pointee.events.append(">", name: ExpatReader.bytes(name))
            }
        )
        XML_SetCharacterDataHandler(parser) { data, text, count in
            guard let reader = ExpatReader.of(data), let text else { return }
            text.withMemoryRebound(to: UInt8.self, capacity: Int(count)) { start in
                reader.pointee.events.append(text: UnsafeBufferPointer(start: start, count: Int(count)))
            }
        }
        XML_SetStartDoctypeDeclHandler(parser) { data, _, _, _, _ in ExpatReader.of(data)?.pointee.hasDoctype = true }
    }

    private static func start(
        _ data: UnsafeMutableRawPointer?,
        _ name: UnsafePointer<CChar>?,
        _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?
    ) {
        guard let reader = of(data), let name, let attributes else { return }
        reader.pointee.events.append("<", name: bytes(name))
        var index = 0
        while let key = attributes[index], let value = attributes[index + 1] {
            reader.pointee.events.append(attribute: bytes(key), value: bytes(value))
            index += 2
        }
    }

    private static func of(_ data: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<ExpatReader>? {
        data?.assumingMemoryBound(to: ExpatReader.self)
    }

    private static func bytes(_ text: UnsafePointer<CChar>) -> UnsafeBufferPointer<UInt8> {
        var count = 0
        while text[count] != 0 { count += 1 }
        let start = UnsafeRawPointer(text).assumingMemoryBound(to: UInt8.self)
        return UnsafeBufferPointer(start: start, count: count)
    }
}
