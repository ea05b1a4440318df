extension MarkupState {
    @inline(__always)
    mutating func attribute(_ name: Int) -> UnsafeBufferPointer<UInt8>? {
        guard name > 0 else { return nil }
        for index in 0..<attributes.count where Int(attributes.base[index].code) == name {
            return bytes(of: attributes.base[index].value)
        }
        return nil
    }

    @inline(__always)
    mutating func bytes(of run: ByteRun) -> UnsafeBufferPointer<UInt8> {
        let start = run.offset < 0 ? run.start : UnsafePointer(scratch.base + run.offset)
        return UnsafeBufferPointer(start: start, count: run.count)
    }
}

extension MarkupState {
    /// Adds a piece of the input to a run; it stays a view of the input as long as its pieces touch.
    @inline(__always)
    mutating func extend(_ run: inout ByteRun, _ piece: UnsafePointer<UInt8>, _ count: Int) {
        if run.offset < 0 {
            if run.count == 0 { run.start = piece }
            if run.start + run.count == piece {
                run.count += count
                return
            }
        }
        extendApart(&run, piece, count)
    }

    @inline(never)
    private mutating func extendApart(_ run: inout ByteRun, _ piece: UnsafePointer<UInt8>, _ count: Int) {
        guard count > 0 else { return }
        detach(&run)
        scratch.append(piece, count: count)
        run.count += count
    }

    /// Adds a byte that is not in the input.
    mutating func extend(_ run: inout ByteRun, byte: UInt8) {
        detach(&run)
        scratch.append(byte)
        run.count += 1
    }

    /// Adds a character that is not in the input.
    mutating func extend(_ run: inout ByteRun, scalar: UInt32) {
        detach(&run)
        let before = scratch.count
        MarkupCharacters.encode(scalar) { scratch.append($0) }
        run.count += scratch.count - before
    }

    private mutating func detach(_ run: inout ByteRun) {
        guard run.offset < 0 else { return }
        run.offset = scratch.count
        scratch.append(run.start, count: run.count)
    }
}
