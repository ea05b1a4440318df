import TurFiles
import TurKit
import TurOutings
import TurStorage
import TurTexts

extension Verb {
    /// `tur kind OUTING KIND`.
    static let kind = edit("kind", operands: "OUTING KIND", example: "tur kind 12 dog-walk") { open, stored, words in
        guard let kind = open.archive.catalog.kind(meant: words[0]) else {
            let ids = open.archive.catalog.kinds.map(\.id.rawValue).joined(separator: ", ")
            throw TurError(.setting, [words[0], ids])
        }
        let isChanged = try await open.archive.setKind(kind.id, of: stored.outing)
        let texts = open.shell.texts
        return isChanged ? texts("edit.kind", open.name(stored), kind.name(in: texts.language.rawValue)) : nil
    }

    /// `tur rename OUTING NAME`.
    static let rename = edit("rename", operands: "OUTING NAME", example: "tur rename 12 \"Rundt vannet\"") {
        open,
        stored,
        words in
        let (old, name) = (open.name(stored), words.joined(separator: " "))
        guard try await open.archive.rename(stored.outing, to: name) else { return nil }
        return name.isEmpty ? open.shell.texts("edit.no-name", old) : open.shell.texts("edit.name", old, name)
    }

    /// `tur note OUTING TEXT`.
    static let note = edit("note", operands: "OUTING TEXT", example: "tur note 12 \"Snuste lenge ved vannet\"") {
        open,
        stored,
        words in
        guard try await open.archive.note(stored.outing, words.joined(separator: " ")) else { return nil }
        return open.shell.texts("edit.note")
    }

    /// `tur delete OUTING…`.
    static let delete = deletion("delete", true, example: "tur delete 12")
    /// `tur restore OUTING…`.
    static let restore = deletion("restore", false, example: "tur restore 6ba7b810")

    /// `tur undo`.
    static let undo = Verb("undo", example: "tur undo") { line, shell in
        let open = try await shell.archive(line, .write)
        let edit = try await open.archive.undo()
        let sentence = open.shell.texts("edit.undone", open.shell.texts("change.\(edit.change.word)"))
        try open.tell(edit.outing, isChanged: true, sentence, line)
        return .clean
    }

    private static func deletion(_ name: String, _ isDeleted: Bool, example: String) -> Verb {
        Verb(name, operands: "OUTING…", count: 1...Int.max, example: example) { line, shell in
            let open = try await shell.archive(line, .write)
            // All are found before any is changed, since deleting one moves the numbers of the others.
            var found: [StoredOuting] = []
            for word in line.operands {
                let stored = try await open.archive.resolve(word, deleted: !isDeleted)
                if !found.contains(stored) { found.append(stored) }
            }
            for stored in found {
                let isChanged = try await open.archive.setDeleted(stored, isDeleted)
                let key = !isChanged ? "edit.unchanged" : isDeleted ? "edit.deleted" : "edit.restored"
                let id = String(stored.outing.id.description.prefix(8))
                try open.tell(
                    stored.outing.id,
                    isChanged: isChanged,
                    open.shell.texts(key, open.name(stored), id),
                    line
                )
            }
            return .clean
        }
    }

    /// A verb that changes one outing by the words behind it; nil means that it was so already.
    private static func edit(
        _ name: String,
        operands: String,
        example: String,
        change: @escaping @Sendable (OpenArchive, StoredOuting, [String]) async throws -> String?
    ) -> Verb {
        Verb(name, operands: operands, count: 2...Int.max, example: example) { line, shell in
            let open = try await shell.archive(line, .write)
            let stored = try await open.archive.resolve(line.operands[0])
            let sentence = try await change(open, stored, Array(line.operands.dropFirst()))
            let text = sentence ?? open.shell.texts("edit.unchanged")
            try open.tell(stored.outing.id, isChanged: sentence != nil, text, line)
            return .clean
        }
    }
}

extension OpenArchive {
    /// Tells what became of an edit: a sentence, or one JSON object a line.
    fileprivate func tell(_ outing: Identifier, isChanged: Bool, _ sentence: String, _ line: Invocation) throws {
        guard line.has("json") else { return try shell.console.print(sentence.harmless) }
        var json = JSONWriter()
        json.beginObject()
        json.text("outing", outing.description)
        json.key("changed")
        json.boolean(isChanged)
        json.text("message", sentence)
        json.endObject()
        try shell.console.write(json.bytes + [10])
    }

    /// What a person calls an outing: its title.
    fileprivate func name(_ stored: StoredOuting) -> String {
        shell.texts.title(of: stored.outing, catalog: archive.catalog)
    }
}

extension Edit.Change {
    /// The word for the field.
    fileprivate var word: String {
        switch self {
        case .kinds: "kinds"
        case .name: "name"
        case .note: "note"
        case .deleted: "deleted"
        }
    }
}
