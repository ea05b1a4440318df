/// Where a verb writes; a value of closures, so that tests listen in.
public struct Console: Sendable {
    /// Writes bytes to the standard output.
    public var write: @Sendable ([UInt8]) throws -> Void
    /// Writes a line to the standard error.
    public var complain: @Sendable (String) -> Void
    /// Shows a passing line on the standard error in place of the one before; an empty one wipes it.
    public var hint: @Sendable (String) -> Void
    /// Whether the standard output is a terminal that shows colours: NO_COLOR unset, TERM not dumb.
    public var showsColor: Bool
    /// Whether the standard error is a terminal, so that progress may rewrite its line.
    public var showsProgress: Bool

    /// A console.
    public init(
        write: @escaping @Sendable ([UInt8]) throws -> Void,
        complain: @escaping @Sendable (String) -> Void,
        hint: @escaping @Sendable (String) -> Void = { _ in },
        showsColor: Bool = false,
        showsProgress: Bool = false
    ) {
        (self.write, self.complain, self.hint) = (write, complain, hint)
        (self.showsColor, self.showsProgress) = (showsColor, showsProgress)
    }

    /// Writes a line to the standard output.
    public func print(_ line: String) throws { try write(Array((line + "\n").utf8)) }

    /// Writes lines to the standard output, all at once.
    public func print(_ lines: [String]) throws { try write(Array((lines.joined(separator: "\n") + "\n").utf8)) }
}
