import Foundation

extension [BenchRow] {
    /// The rows with the exponent by which each grew over the one before: 1 is in step with the size.
    public var withGrowth: [BenchRow] {
        var rows = self
        for index in rows.indices.dropFirst() {
            let (small, large) = (rows[index - 1], rows[index])
            let sizes = log(Double(large.size) / Double(small.size))
            rows[index].growth = log(large.cpu.median / small.cpu.median) / sizes
        }
        return rows
    }

    /// The exponent over the last two rows, by the fastest run of each: what noise disturbs least.
    public var leastGrowth: Double? {
        guard count > 1 else { return nil }
        let (small, large) = (self[count - 2], self[count - 1])
        guard let before = small.cpu.seconds.min(), let after = large.cpu.seconds.min(), before > 0 else { return nil }
        return log(after / before) / log(Double(large.size) / Double(small.size))
    }
}
