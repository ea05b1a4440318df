/// One column of whole numbers as bytes.
///
/// The present values are differenced once or twice, divided by what all differences have in common (10 where a file
/// wrote six decimals, 1,000 for whole seconds), and written as zigzag varints, plain or as runs; of the four forms the
/// smallest is taken. All arithmetic wraps, so that any 64-bit values come back.
struct ColumnEncoder {
    private var present: [Int64] = []
    private var differences: [Int64] = []
    private var runs: [Int] = []

    /// Writes `values` behind `bytes`; those that equal `absent` are only marked as missing.
    mutating func append(_ values: [Int64], absent: Int64?, to bytes: inout [UInt8]) {
        if let absent { dropAbsent(absent, of: values, to: &bytes) } else { present = values }
        guard let first = present.first else { return }
        let divisor = setDifferences()
        let once = Cost(differences)
        let stepwise = differences
        differenceAgain()
        let twice = Cost(differences)
        let order: UInt8 = twice.least < once.least ? 1 : 0
        let chosen = order == 1 ? twice : once
        bytes.append(order | (chosen.runs < chosen.plain ? 2 : 0))
        Varint.append(UInt64(divisor), to: &bytes)
        Varint.append(Varint.zigzag(first), to: &bytes)
        let stream = order == 1 ? differences : stepwise
        if chosen.runs < chosen.plain { Self.appendRuns(stream, to: &bytes) } else { Self.append(stream, to: &bytes) }
    }

    /// Writes how many values are there, are missing, are there … in turn; a single 0 where none is missing.
    private mutating func dropAbsent(_ absent: Int64, of values: [Int64], to bytes: inout [UInt8]) {
        present.removeAll(keepingCapacity: true)
        runs.removeAll(keepingCapacity: true)
        var (isPresent, length) = (true, 0)
        for value in values {
            if (value != absent) != isPresent {
                runs.append(length)
                (isPresent, length) = (!isPresent, 0)
            }
            length += 1
            if isPresent { present.append(value) }
        }
        runs.append(length)
        guard present.count < values.count else { return bytes.append(0) }
        Varint.append(UInt64(runs.count), to: &bytes)
        for run in runs { Varint.append(UInt64(run), to: &bytes) }
    }

    /// Fills `differences` from value to value, divided by their common divisor, which is the result.
    private mutating func setDifferences() -> Int64 {
        differences.removeAll(keepingCapacity: true)
        var common: UInt64 = 0
        for index in 1..<max(1, present.count) {
            let difference = present[index] &- present[index - 1]
            differences.append(difference)
            if common != 1 { common = Self.commonDivisor(common, difference.magnitude) }
        }
        guard common > 1, common <= UInt64(Int32.max) else { return 1 }
        let divisor = Int64(common)
        for index in differences.indices { differences[index] /= divisor }
        return divisor
    }

    /// The first difference stays, each other one becomes its change.
    private mutating func differenceAgain() {
        var previous: Int64 = 0
        for index in differences.indices {
            let value = differences[index]
            differences[index] = value &- previous
            previous = value
        }
    }

    private static func commonDivisor(_ a: UInt64, _ b: UInt64) -> UInt64 {
        var (a, b) = (a, b)
        while a != 0 { (a, b) = (b % a, a) }
        return b
    }

    private static func append(_ stream: [Int64], to bytes: inout [UInt8]) {
        for value in stream { Varint.append(Varint.zigzag(value), to: &bytes) }
    }

    private static func appendRuns(_ stream: [Int64], to bytes: inout [UInt8]) {
        var start = 0
        while start < stream.count {
            var end = start + 1
            while end < stream.count, stream[end] == stream[start] { end += 1 }
            Varint.append(Varint.zigzag(stream[start]), to: &bytes)
            Varint.append(UInt64(end - start), to: &bytes)
            start = end
        }
    }

    /// Bytes that a stream takes in either form.
    private struct Cost {
        var plain = 0
        var runs = 0

        var least: Int { min(plain, runs) }

        init(_ stream: [Int64]) {
            var length = 0
            var previous: Int64?
            for value in stream {
                let size = Varint.size(Varint.zigzag(value))
                plain += size
                if value == previous {
                    length += 1
                    if length == 128 || length == 16_384 { runs += 1 }
                } else {
                    runs += size + 1
                    (previous, length) = (value, 1)
                }
            }
        }
    }
}
