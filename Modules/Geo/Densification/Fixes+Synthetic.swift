extension Fixes {
    /// The fixes without those that densification made: what distances and figures are of.
    ///
    /// - Complexity: O(n), and O(n · channels) where there are any.
    public var removingSynthetic: Fixes {
        let synthetic = FixFlags.synthetic.rawValue
        let flags = columns.flags[range]
        guard flags.contains(where: { $0 & synthetic != 0 }) else { return self }
        return selecting(indices.filter { flags[flags.startIndex + $0] & synthetic == 0 })
    }
}
