import TurOutings

extension Invocation {
    /// How tolerant the readers are: `--strict`, `--salvage`, else lenient.
    var tolerance: Tolerance { has("strict") ? .strict : has("salvage") ? .salvage : .lenient }

    /// The zone behind `--time-zone`.
    ///
    /// - Throws: `TurError` with code `setting` for a name that is none.
    func zone(_ shell: Shell) throws -> (any ZoneRules)? { try value("time-zone").map { try shell.zone(named: $0) } }

    /// The kind behind `--kind`.
    ///
    /// - Throws: `TurError` with code `setting` for a word that means none.
    func kind(_ shell: Shell) throws -> KindID? { try value("kind").map { try shell.kind(meant: $0) } }
}

extension Shell {
    /// The zone of that name.
    ///
    /// - Throws: `TurError` with code `setting`.
    func zone(named name: String) throws -> any ZoneRules {
        guard let rules = zone(name) else {
            throw TurError(.setting, [name, "Europe/Oslo, Europe/Berlin, +02:00, UTC …"])
        }
        return rules
    }

    /// The kind that `word` means, or the id `word` itself where outings have it without anybody declaring it.
    ///
    /// - Throws: `TurError` with code `setting` and the list of ids.
    func kindOrOwn(_ word: String, used: Set<KindID>) throws -> KindID {
        let own = KindID(rawValue: word)
        return used.contains(own) ? own : try kind(meant: word)
    }

    /// The kind that `word` means.
    ///
    /// - Throws: `TurError` with code `setting` and the list of ids.
    func kind(meant word: String) throws -> KindID {
        guard let kind = catalog.kind(meant: word) else {
            throw TurError(.setting, [word, catalog.kinds.map(\.id.rawValue).joined(separator: ", ")])
        }
        return kind.id
    }
}
