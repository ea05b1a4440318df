extension MarkupState {
    /// See `MarkupScanner.resume`.
    mutating func resume(atAnyOf names: [Int], within ancestors: [Int]) -> Bool {
        guard isSalvage, phase == .failed, fault?.code != .doctype else { return false }
        var place = resumeFloor
        while let less = find(.lessThan, from: place), less + 1 < end {
            place = passedOver(at: less) ?? less + 1
            let isEnd = less[1] == .slash
            guard let code = knownName(at: less + (isEnd ? 2 : 1)) else { continue }
            let depth =
                isEnd
                ? openDepth(of: code, within: ancestors)
                : names.contains(code) ? parentDepth(of: code, within: ancestors) : nil
            guard let depth else { continue }
            unwind(to: depth)
            (cursor, resumeFloor, fault, phase) = (less, less + 1, nil, .content)
            return true
        }
        resumeFloor = end
        return false
    }

    /// The place behind a comment or CDATA section at `less`, or nil.
    private mutating func passedOver(at less: UnsafePointer<UInt8>) -> UnsafePointer<UInt8>? {
        if !missingEnds.contains(.comment), starts("<!--", at: less) {
            if let close = find("-->", from: less + 4) { return close + 3 }
            missingEnds.insert(.comment)
        } else if !missingEnds.contains(.cdata), starts("<![CDATA[", at: less) {
            if let close = find("]]>", from: less + 9) { return close + 3 }
            missingEnds.insert(.cdata)
        }
        return nil
    }

    /// The code of the whole name at `start`, or nil when it is none or unknown.
    private mutating func knownName(at start: UnsafePointer<UInt8>) -> Int? {
        guard start < end, classes.base[Int(start.pointee)] & ByteClass.nameStart != 0 else { return nil }
        var place = start
        var local = start
        while place < end, isNameByte(place.pointee), place - start <= limits.nameBytes {
            if place.pointee == UInt8(ascii: ":") && local == start { local = place + 1 }
            place += 1
        }
        guard place < end, place.pointee.isBlank || place.pointee == .greaterThan || place.pointee == .slash else {
            return nil
        }
        let code = Int(names.code(local, place - local))
        return code > 0 ? code : nil
    }

    /// The depth of the innermost open element with this name, which must be one of `ancestors`.
    private mutating func openDepth(of code: Int, within ancestors: [Int]) -> Int? {
        guard ancestors.contains(code) else { return nil }
        return (0..<elements.count).last { Int(elements[$0].name) == code }.map { $0 + 1 }
    }

    /// The depth of the open element that a start tag of this name belongs in.
    private mutating func parentDepth(of code: Int, within ancestors: [Int]) -> Int {
        if let same = (0..<elements.count).last(where: { Int(elements[$0].name) == code }), same > 0,
            ancestors.contains(Int(elements[same - 1].name))
        {
            return same
        }
        let usual = Int(usualParents[code])
        if let depth = openDepth(of: usual, within: ancestors) { return depth }
        let innermost = (0..<elements.count).last { ancestors.contains(Int(elements[$0].name)) }
        return innermost.map { $0 + 1 } ?? min(1, elements.count)
    }

    private mutating func unwind(to depth: Int) {
        let kept = depth < elements.count ? Int(elements[depth].bindings) : settledBindings
        elements.cut(to: depth)
        unbind(to: kept)
        isRootless = isRootless || depth == 0
    }

    /// Remembers in what an element stands, in case that one like it has to be found again behind a fault.
    mutating func noteParent(of code: Int32) {
        guard code > 0, !elements.isEmpty else { return }
        usualParents[Int(code)] = elements[elements.count - 1].name
    }
}
