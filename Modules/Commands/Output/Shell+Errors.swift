import TurFiles
import TurOutings
import TurTexts

extension Shell {
    /// Writes an error to the standard error: a sentence, or one JSON object.
    func complain(_ error: TurError, asJSON: Bool) {
        guard asJSON else { return console.complain("tur: " + sentence(of: error)) }
        var writer = JSONWriter()
        writer.write(error, message: sentence(of: error))
        console.complain(String(decoding: writer.bytes, as: UTF8.self))
    }

    /// The error as a sentence, its place before it: `walk.gpx:3:14: …`.
    func sentence(of error: TurError) -> String {
        // The sentences about files name the path themselves.
        let file = error.code == .file || error.code == .diskFull ? nil : error.place.file
        let place = [file, error.place.line.map(String.init), error.place.column.map(String.init)]
        let prefix = place.compactMap { $0 }.joined(separator: ":")
        let text = sentence(error.code.rawValue, error.arguments)
        return (prefix.isEmpty ? text : "\(prefix): \(text)").harmless
    }

    /// The most particular sentence there is: that of the code and its first argument, else that of the code.
    private func sentence(_ code: String, _ arguments: [String]) -> String {
        for argument in arguments {
            let key = "error.\(code).\(argument)"
            if Texts.keys.contains(key) { return texts.sentence(key, arguments) }
        }
        return texts.sentence("error.\(code)", arguments)
    }

    /// A finding as a sentence, with its count and first line.
    func sentence(of finding: Finding) -> String {
        var details: [String] = []
        if finding.count > 1 { details.append(texts("times", "\(finding.count)")) }
        if let line = finding.line { details.append(texts("place.line", "\(line)")) }
        let text = texts.sentence("finding.\(finding.code)", finding.arguments)
        return (details.isEmpty ? text : "\(text) (\(details.joined(separator: ", ")))").harmless
    }
}

extension JSONWriter {
    /// Writes `error` as an object.
    mutating func write(_ error: TurError, message: String) {
        beginObject()
        key("error")
        string(error.code.rawValue)
        key("arguments")
        beginArray()
        for argument in error.arguments { string(argument) }
        endArray()
        if let file = error.place.file {
            key("file")
            string(file)
        }
        for (name, number) in [("line", error.place.line), ("column", error.place.column), ("byte", error.place.byte)] {
            guard let number else { continue }
            key(name)
            integer(Int64(number))
        }
        key("message")
        string(message)
        endObject()
    }

    /// Writes findings as an array of `{code, count, line, message}`.
    mutating func write(_ findings: [Finding], _ shell: Shell) {
        beginArray()
        for finding in findings {
            beginObject()
            key("code")
            string(finding.code)
            key("count")
            integer(Int64(finding.count))
            if let line = finding.line {
                key("line")
                integer(Int64(line))
            }
            key("message")
            string(shell.sentence(of: finding))
            endObject()
        }
        endArray()
    }
}
