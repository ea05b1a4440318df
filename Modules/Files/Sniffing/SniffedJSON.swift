/// Looks whether a text is JSON.
enum SniffedJSON {
    private static let mostKeys = 16

    /// The top and its keys, or nil if `text` does not begin like an object or array; what comes later may be broken.
    static func look(_ text: [UInt8]) -> Sniff? {
        guard text.first == ascii("{") || text.first == ascii("[") else { return nil }
        var limits = ReadLimits()
        limits.depth = 512
        return JSONScanner.scan(text, limits: limits, isSequence: true) { json in
            let top: Sniff.Top = text.first == ascii("{") ? .object : .array
            var (keys, count) = ([String](), 0)
            do throws(FileFault) {
                try read(&json, top, &keys, &count)
            } catch {
                // A text that breaks behind its first value is JSON that is cut off or faulty; its reader will say so.
                guard count > 1 || error.code == .truncated else { return nil }
            }
            return .json(top: top, keys: keys)
        }
    }

    private static func read(
        _ json: inout JSONScanner,
        _ top: Sniff.Top,
        _ keys: inout [String],
        _ count: inout Int
    ) throws(FileFault) {
        let wanted = top == .object ? 1 : 2
        while keys.count < mostKeys {
            let event = try json.next()
            count += 1
            switch event {
            case .key:
                keys.append(json.string)
                try json.skipValue()
            case .beginObject where json.depth == wanted: continue
            case .beginObject, .beginArray: if json.depth > 1 { try json.skipToEnd() }
            case .endObject, .finished: return
            default: if json.depth == 0 { return }
            }
        }
    }
}
