import TurFiles
import TurKit
import TurOutings
import TurStorage
import TurTexts

extension Verb {
    /// `tur doctor`: whether the store is sound; damages nothing.
    static let doctor = Verb("doctor", example: "tur doctor --store sqlite:tur.sqlite") { line, shell in
        let (opener, path) = try shell.location(line)
        guard let store = try await shell.opened(opener, path, .read)?.store else { throw TurError(.notFound, [path]) }
        let findings = try await store.check()
        let troubles = findings.filter { $0.count > 0 }
        let isSound = troubles.isEmpty
        guard !line.has("json") else {
            var json = JSONWriter()
            json.beginObject()
            json.key("sound")
            json.boolean(isSound)
            json.text("store", "\(opener.scheme):\(path)")
            json.key("findings")
            json.write(findings, shell)
            json.endObject()
            try shell.console.write(json.bytes + [10])
            return isSound ? .clean : .refused
        }
        for finding in findings {
            try shell.console.print((finding.count > 0 ? "✗ " : "· ") + shell.sentence(of: finding))
            guard let remedy = finding.arguments.last, finding.count > 0 else { continue }
            try shell.console.print("  " + shell.texts("remedy.\(remedy)"))
        }
        let verdict = isSound ? "doctor.sound" : "doctor.unsound"
        try shell.console.print(shell.texts(verdict, "\(troubles.count)"))
        return isSound ? .clean : .refused
    }
}
