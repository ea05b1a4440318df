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
}
