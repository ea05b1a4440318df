import TurFiles
import TurKit
import TurOutings
import TurStorage
import TurTexts

extension Verb {
    /// `tur settings [KEY [VALUE]]`.
    static let settings = Verb(
        "settings",
        operands: "[KEY [VALUE]]",
        count: 0...2,
        example: "tur settings dog-name Bella"
    ) { line, shell in
        let open = try await shell.archive(line, line.operands.count == 2 ? .write : .read)
        guard line.operands.count == 2 else { return try open.show(setting: line.operands.first, line) }
        let (key, value) = (line.operands[0], line.operands[1])
        guard !value.isEmpty else { return try await open.unset(key) }
        try ArchiveSettings.check(
            key,
            value,
            catalog: shell.catalog,
            isZone: { shell.zone($0) != nil },
            languages: Language.allCases.map(\.rawValue)
        )
        try await open.archive.store.commit([.set(key: key, value: value)])
        try shell.console.print("\(key) = \(value)".harmless)
        return .clean
    }
}

extension OpenArchive {
    /// Takes a setting away, so that what holds without it holds again.
    fileprivate func unset(_ key: String) async throws -> ExitCode {
        guard let known = ArchiveSettings.keys.first(where: { $0.name == key }) else {
            throw TurError(.setting, [key, ArchiveSettings.keys.map(\.name).joined(separator: ", ")])
        }
        try await archive.store.commit([.set(key: key, value: nil)])
        try shell.console.print("\(key) = \(known.fallback)")
        return .clean
    }

    fileprivate func show(setting: String?, _ line: Invocation) throws -> ExitCode {
        let keys = ArchiveSettings.keys.filter { setting == nil || $0.name == setting }
        guard !keys.isEmpty else {
            throw TurError(.setting, [setting ?? "", ArchiveSettings.keys.map(\.name).joined(separator: ", ")])
        }
        guard !line.has("json") else {
            var json = JSONWriter()
            json.beginObject()
            for key in keys { json.text(key.name, settings.value(key.name)) }
            json.endObject()
            try shell.console.write(json.bytes + [10])
            return .clean
        }
        guard setting == nil else {
            try shell.console.print(settings.value(keys[0].name))
            return .clean
        }
        var table = Table()
        for key in keys {
            table.add([key.name, settings.value(key.name).harmless, shell.texts("setting.\(key.name)")])
        }
        try shell.console.print(table.lines)
        return .clean
    }
}
