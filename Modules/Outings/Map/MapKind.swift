/// An activity kind as the page shows it.
public struct MapKind: Hashable, Sendable {
    /// The permanent id.
    public var id: KindID
    /// Its name in the language of the page.
    public var name: String
    /// Its colour, `#rrggbb` (row P59); the page darkens or lightens it where it would not be seen on the paper.
    public var color: String
    /// Whether it is standing still on purpose: drawn as dots.
    public var isPause: Bool

    /// A kind; a `color` that is no `#rrggbb` becomes the neutral grey.
    public init(id: KindID, name: String, color: String, isPause: Bool = false) {
        (self.id, self.name, self.isPause) = (id, name, isPause)
        self.color = Self.isColor(color) ? color : "#5b6770"
    }

    /// `kind` as the page shows it in `language`.
    public init(_ kind: ActivityKind, language: String) {
        self.init(id: kind.id, name: kind.name(in: language), color: kind.color, isPause: kind.isPause)
    }

    private static func isColor(_ text: String) -> Bool {
        text.utf8.count == 7 && text.first == "#" && text.dropFirst().allSatisfy { $0.isASCII && $0.isHexDigit }
    }
}
