import Foundation

/// A page read back: its parts, its data and its lines, by a reader of its own.
struct PageProbe {
    var html: String
    var data: [String: Any]
    var tracks: [Track] = []

    struct Track {
        var runs: [(leg: Int, points: [Point])]
        var label: Point?
        var heights: [Int] = []
    }
    struct Point: Hashable {
        var x: Int
        var y: Int
    }

    init(_ bytes: [UInt8]) throws {
        html = String(decoding: bytes, as: UTF8.self)
        let json = Self.between("<script type=\"application/json\" id=\"data\">", "</script>", in: html)
        data = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any] ?? [:]
        var reader = Reader(bytes: Array(Data(base64Encoded: data["geometry"] as? String ?? "") ?? Data()))
        tracks = outings.map { _ in reader.track(hasLabel: true) } + routes.map { _ in reader.track(hasLabel: false) }
    }

    var outings: [[Any]] { data["outings"] as? [[Any]] ?? [] }
    var routes: [[Any]] { data["routes"] as? [[Any]] ?? [] }
    var strings: [String] { data["strings"] as? [String] ?? [] }
    var json: String { Self.between("<script type=\"application/json\" id=\"data\">", "</script>", in: html) }
    var script: String { Self.between("</script>\n<script>", "</script>", in: html) }
    var style: String { Self.between("<style>", "</style>", in: html) }
    var policy: String { Self.between("Content-Security-Policy\" content=\"", "\">", in: html) }
    var world: Int { 1 << (data["bits"] as? Int ?? 0) }

    /// The title of an outing, by its place in the page.
    func title(_ index: Int) -> String { strings[outings[index][1] as? Int ?? 0] }

    /// How often `word` stands in the page.
    func occurrences(of word: String) -> Int { html.components(separatedBy: word).count - 1 }

    static func between(_ start: String, _ end: String, in text: String) -> String {
        guard let from = text.range(of: start), let to = text.range(of: end, range: from.upperBound..<text.endIndex)
        else { return "" }
        return String(text[from.upperBound..<to.lowerBound])
    }

    private struct Reader {
        var bytes: [UInt8]
        var at = 0
        var pen = Point(x: 0, y: 0)

        mutating func count() -> Int {
            var (value, shift) = (0, 0)
            while bytes[at] > 127 {
                value |= Int(bytes[at] & 127) << shift
                (at, shift) = (at + 1, shift + 7)
            }
            at += 1
            return value | Int(bytes[at - 1]) << shift
        }

        mutating func signed() -> Int {
            let value = count()
            return value & 1 == 0 ? value >> 1 : -(value >> 1) - 1
        }

        mutating func track(hasLabel: Bool) -> Track {
            var track = Track(runs: [])
            for _ in 0..<count() {
                let leg = count()
                track.runs.append((leg, (0..<count()).map { _ in move() }))
            }
            guard hasLabel, !track.runs.isEmpty else { return track }
            track.label = Point(x: pen.x + signed(), y: pen.y + signed())
            var height = 0
            for _ in 0..<count() {
                height += signed()
                track.heights.append(height)
            }
            return track
        }

        mutating func move() -> Point {
            pen = Point(x: pen.x + signed(), y: pen.y + signed())
            return pen
        }
    }
}
