extension MarkupState {
    /// Notes a fault, which ends reading, and gives it to be thrown.
    ///
    /// A salvaging reader goes on behind `floor`, by default the place of the fault.
    @inline(never)
    mutating func fail(
        _ code: MarkupFault.Code,
        at place: UnsafePointer<UInt8>,
        _ detail: String,
        floor: UnsafePointer<UInt8>? = nil
    ) -> MarkupFault {
        let floor = min(floor ?? place, place)
        placeMark.move(to: floor - base, in: base)
        var there = placeMark
        there.move(to: place - base, in: base)
        let fault = MarkupFault(
            code: code,
            line: there.line,
            column: there.column,
            byte: place - base,
            detail: detail
        )
        self.fault = fault
        phase = .failed
        resumeFloor = max(resumeFloor, floor)
        return fault
    }

    /// A fault of code `limit` that names the figure.
    mutating func exceed(
        _ limit: String,
        _ value: Int,
        at place: UnsafePointer<UInt8>,
        floor: UnsafePointer<UInt8>? = nil
    ) -> MarkupFault {
        fail(.limit, at: place, "\(limit) \(value)", floor: floor)
    }

    /// Counts a repair at `place`, which is not before the current event.
    @inline(never)
    mutating func repair(_ code: MarkupRepair.Code, at place: UnsafePointer<UInt8>) {
        let isFirst = !repairs.contains { $0.code == code }
        let line = isFirst ? lineAhead(place) : 0
        repairs.add(code, line: line)
    }

    /// In strict mode a fault, else a repair.
    mutating func repair(
        _ repair: MarkupRepair.Code,
        else code: MarkupFault.Code,
        at place: UnsafePointer<UInt8>,
        _ detail: String
    ) throws(MarkupFault) {
        if isStrict { throw fail(code, at: place, detail) }
        self.repair(repair, at: place)
    }

    private mutating func lineAhead(_ place: UnsafePointer<UInt8>) -> Int {
        lineMark.move(to: min(eventStart, place) - base, in: base, hasReturns: hasReturns)
        var mark = lineMark
        mark.move(to: place - base, in: base, hasReturns: hasReturns)
        return mark.line
    }
}
