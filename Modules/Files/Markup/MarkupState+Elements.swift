extension MarkupState {
    /// Reads the start tag at the cursor.
    mutating func startElement() throws(MarkupFault) {
        let less = cursor
        eventStart = less
        attributes.cut(to: 0)
        scratch.cut(to: 0)
        let name = try scanName(at: less + 1)
        guard elements.count < limits.depth else { throw exceed("depth", limits.depth, at: less) }
        let bindingsBefore = bindings.count
        var place = name.end
        if place < end && place.pointee == .greaterThan {
            place += 1
            phase = .content
        } else {
            place = try scanAttributes(from: place)
        }
        cursor = place
        push(name, bindingsBefore: bindingsBefore)
    }

    @inline(__always)
    private mutating func push(_ name: ScannedName, bindingsBefore: Int) {
        let code = names.code(name.local, name.localCount)
        var namespace = defaultNamespace
        if name.prefix > 0 || capture != nil { namespace = resolve(name.start, name.prefix) }
        if isSalvage { noteParent(of: code) }
        elements.append(
            OpenElement(
                start: name.start,
                count: Int32(truncatingIfNeeded: name.count),
                prefix: Int32(truncatingIfNeeded: name.prefix),
                name: code,
                namespace: namespace,
                bindings: Int32(truncatingIfNeeded: bindingsBefore)
            )
        )
        settledBindings = bindings.count
        (self.name, self.namespace) = (Int(code), Int(namespace))
        (nameStart, nameCount, prefixCount) = (name.start, name.count, name.prefix)
    }

    /// Reads the end tag at the cursor; false when it was dropped, or when inner elements end first.
    @inline(__always)
    mutating func endElement() throws(MarkupFault) -> Bool {
        if !elements.isEmpty {
            let top = elements.base[elements.count - 1]
            let count = Int(top.count)
            let name = cursor + 2
            if end - name > count, name[count] == .greaterThan, ByteWords.same(name, top.start, count) {
                eventStart = cursor
                cursor = name + count + 1
                closeElement()
                return true
            }
        }
        return try endElementSlowly()
    }

    /// Closes the innermost element, which becomes the current one.
    @inline(__always)
    mutating func closeElement() {
        let top = elements.base[elements.count - 1]
        elements.cut(to: elements.count - 1)
        (name, namespace) = (Int(top.name), Int(top.namespace))
        (nameStart, nameCount, prefixCount) = (top.start, Int(top.count), Int(top.prefix))
        if bindings.count != Int(top.bindings) { unbind(to: Int(top.bindings)) }
        if elements.isEmpty && !isRootless { phase = .epilog }
    }

    /// An end tag with blanks, or one that doesn't match.
    @inline(never)
    private mutating func endElementSlowly() throws(MarkupFault) -> Bool {
        let less = cursor
        eventStart = less
        if !isStrict, less + 2 < end, classes.base[Int(less[2])] & ByteClass.nameStart == 0 {
            repair(.strayEnd, at: less)
            cursor = try scanEndTagRest(from: less + 2, isStray: true)
            return false
        }
        let name = try scanName(at: less + 2)
        let close = try scanEndTagRest(from: name.end)
        guard let depth = depth(of: name) else {
            let detail = String(decoding: UnsafeBufferPointer(start: name.start, count: name.count), as: UTF8.self)
            try repair(.strayEnd, else: .mismatchedEnd, at: less, detail)
            cursor = close
            return false
        }
        if depth < elements.count {
            let top = elements[elements.count - 1]
            let expected = String(decoding: UnsafeBufferPointer(start: top.start, count: Int(top.count)), as: UTF8.self)
            if isStrict { throw fail(.mismatchedEnd, at: less, "expected \(expected)") }
            let first = line()
            repairs.add(.unclosedElement, count: elements.count - depth, line: first)
            impliedDepth = depth
            phase = .impliedEnds
            cursor = close
            return false
        }
        cursor = close
        closeElement()
        return true
    }

    /// The place behind the `>` of an end tag whose name ends at `start`.
    private mutating func scanEndTagRest(
        from start: UnsafePointer<UInt8>,
        isStray: Bool = false
    ) throws(MarkupFault) -> UnsafePointer<UInt8> {
        var place = skipBlanks(start)
        if place < end && place.pointee == .greaterThan { return place + 1 }
        guard place < end else { throw fail(.truncated, at: place, "in an end tag", floor: eventStart + 1) }
        if !isStray { try repair(.endTagRest, else: .syntax, at: place, "> expected") }
        while place < end && place.pointee != .greaterThan && place.pointee != .lessThan { place += 1 }
        guard place < end else { throw fail(.truncated, at: place, "in an end tag", floor: eventStart + 1) }
        return place.pointee == .greaterThan ? place + 1 : place
    }

    /// The depth of the innermost open element of this name, or nil.
    private mutating func depth(of name: ScannedName) -> Int? {
        var index = elements.count - 1
        while index >= 0 {
            let element = elements[index]
            if Int(element.count) == name.count && ByteWords.same(element.start, name.start, name.count) {
                return index + 1
            }
            index -= 1
        }
        return nil
    }

    /// Closes one element that has no end tag of its own, and at last the one that has.
    mutating func nextImpliedEnd() -> MarkupScanner.Event {
        if elements.count == impliedDepth { phase = .content }
        closeElement()
        return .end
    }
}
