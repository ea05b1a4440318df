extension MarkupState {
    /// Passes over the comment at `start`; gives the place behind it.
    mutating func skipComment(at start: UnsafePointer<UInt8>) throws(MarkupFault) -> UnsafePointer<UInt8> {
        guard !missingEnds.contains(.comment) else { throw fail(.truncated, at: start, "comment without end") }
        var place = start + 4
        while let hyphens = find("--", from: place) {
            if hyphens + 2 < end && hyphens[2] == .greaterThan { return hyphens + 3 }
            try repair(.doubleHyphen, else: .doubleHyphen, at: hyphens, "")
            place = hyphens + 1
            while place + 2 < end && place[1] == .hyphen && place[2] == .hyphen { place += 1 }
        }
        missingEnds.insert(.comment)
        throw fail(.truncated, at: start, "comment without end")
    }

    /// Passes over the processing instruction at `start`; gives the place behind it.
    mutating func skipInstruction(at start: UnsafePointer<UInt8>) throws(MarkupFault) -> UnsafePointer<UInt8> {
        guard !missingEnds.contains(.instruction), let close = find("?>", from: start + 2) else {
            missingEnds.insert(.instruction)
            throw fail(.truncated, at: start, "instruction without end")
        }
        if isStrict {
            let target = try scanName(at: start + 2)
            if Self.isReserved(target.start, target.count) { throw fail(.instruction, at: start, "reserved name") }
            if target.end != close && !target.end.pointee.isBlank {
                throw fail(.instruction, at: target.end, "blank expected")
            }
        } else {
            repairInstruction(at: start, close)
        }
        return close + 2
    }

    /// Counts an instruction whose name is wrong.
    private mutating func repairInstruction(at start: UnsafePointer<UInt8>, _ close: UnsafePointer<UInt8>) {
        guard let stop = nameEnd(at: start + 2), stop == close || stop.pointee.isBlank else {
            return repair(.instruction, at: start)
        }
        guard Self.isReserved(start + 2, stop - start - 2) else { return }
        repair(starts("<?xml", at: start) ? .declaration : .instruction, at: start)
    }

    private static func isReserved(_ name: UnsafePointer<UInt8>, _ count: Int) -> Bool {
        count == 3 && name[0] | 0x20 == UInt8(ascii: "x") && name[1] | 0x20 == UInt8(ascii: "m")
            && name[2] | 0x20 == UInt8(ascii: "l")
    }

    /// Moves to the root's start tag.
    mutating func scanProlog() throws(MarkupFault) {
        if !isStrict { cursor = skipBlanks(cursor) }
        if starts("<?xml", at: cursor), end - cursor == 5 || !isNameByte(cursor[5]) { try scanDeclaration() }
        while true {
            cursor = skipBlanks(cursor)
            eventStart = cursor
            guard cursor < end else { throw fail(.noRoot, at: cursor, "no element") }
            if try scanPrologItem() { return }
        }
    }

    mutating func isNameByte(_ byte: UInt8) -> Bool { classes.base[Int(byte)] & ByteClass.name != 0 }

    /// Passes over one thing before the root; true when the root's start tag is reached.
    private mutating func scanPrologItem() throws(MarkupFault) -> Bool {
        if cursor.pointee == .lessThan && cursor + 1 < end {
            if classes.base[Int(cursor[1])] & ByteClass.nameStart != 0 { return true }
            if cursor[1] == .question {
                cursor = try skipInstruction(at: cursor)
                return false
            }
            if starts("<!--", at: cursor) {
                cursor = try skipComment(at: cursor)
                return false
            }
            if starts("<!DOCTYPE", at: cursor) {
                try scanDoctype()
                return false
            }
        }
        if isCut("<!DOCTYPE", at: cursor) || isCut("<!--", at: cursor) {
            throw fail(.truncated, at: cursor, "before the root")
        }
        try repair(.textBeforeRoot, else: .textBeforeRoot, at: cursor, "markup expected")
        cursor = find(.lessThan, from: cursor + 1) ?? end
        return false
    }

    /// Passes over what follows the root.
    mutating func scanEpilog() throws(MarkupFault) {
        while true {
            cursor = skipBlanks(cursor)
            guard cursor < end else { return }
            if isStrict {
                try skipBehindRoot()
            } else if !skipsBehindRoot() {
                repair(.trailing, at: cursor)
                return
            }
        }
    }

    private mutating func skipBehindRoot() throws(MarkupFault) {
        if starts("<?", at: cursor) {
            cursor = try skipInstruction(at: cursor)
        } else if starts("<!--", at: cursor) {
            cursor = try skipComment(at: cursor)
        } else {
            throw fail(.textAfterRoot, at: cursor, "")
        }
    }

    /// Passes over a complete comment or instruction, or says that there is none.
    private mutating func skipsBehindRoot() -> Bool {
        let isComment = starts("<!--", at: cursor)
        guard isComment || starts("<?", at: cursor), !starts("<?xml ", at: cursor) else { return false }
        do {
            cursor = isComment ? try skipComment(at: cursor) : try skipInstruction(at: cursor)
            return true
        } catch {
            // It has no end: rubbish like any other behind the root.
            fault = nil
            return false
        }
    }
}
