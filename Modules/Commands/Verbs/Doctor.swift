import TurFiles
import TurKit
import TurOutings
import TurStorage
import TurTexts

extension Verb {
    /// `tur doctor`: whether the store is sound; damages nothing.
    static let doctor = Verb("doctor", example: "tur doctor --store sqlite:tur.sqlite") { line, shell in
        let (opener, path) = try shell.location(line)
        let findings = try await shell.check(opener, path)
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

extension Shell {
    /// What is wrong with a store; one that is too damaged to be opened is a finding.
    fileprivate func check(_ opener: StoreOpener, _ path: String) async throws -> [Finding] {
        do {
            guard let store = try await opened(opener, path, .read)?.store else { throw TurError(.notFound, [path]) }
            return try await store.check()
        } catch let error as TurError where error.code == .storeDamaged {
            let cause = error.cause ?? error.arguments.joined(separator: " ")
            return [.store("store-unreadable", .lost, [cause], .restoreCopy)]
        }
    }
}
