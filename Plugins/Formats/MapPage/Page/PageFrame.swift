import TurFiles
import TurOutings

/// The page around its data: head, policy, style, skeleton and script.
struct PageFrame {
    private let before: [UInt8]
    private let after: [UInt8]

    init(title: String, texts: MapTexts, language: String, tiles: [MapTiles]) {
        before = Array(
            """
            <!doctype html>
            <html lang="\(language)">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="\(Self.policy(tiles))">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <title>\(Self.escaped(title))</title>
            <link rel="icon" href="\(PageSkeleton.icon)">
            <style>\(PageStyle.text)</style>
            </head>
            <body>
            <noscript><p>\(Self.escaped(texts[.needsScript]))</p></noscript>
            \(PageSkeleton.body)
            <script type="application/json" id="data">
            """.utf8
        )
        after = Array("</script>\n<script>\(PageScript.text)</script>\n</body>\n</html>\n".utf8)
    }

    /// Bytes of the page without its data.
    var size: Int { before.count + after.count }

    func page(_ data: [UInt8]) -> [UInt8] { before + data + after }

    /// Nothing but this script, this style sheet, and pictures from the page's own text and the tile hosts.
    private static func policy(_ tiles: [MapTiles]) -> String {
        let hosts = tiles.reduce(into: [String]()) { hosts, tile in
            if !hosts.contains(tile.origin) { hosts.append(tile.origin) }
        }
        return [
            "default-src 'none'",
            "script-src '\(hash(PageScript.text))'",
            "style-src '\(hash(PageStyle.text))'",
            "img-src \((["data:"] + hosts).joined(separator: " "))",
            "base-uri 'none'",
            "form-action 'none'",
            "require-trusted-types-for 'script'",
        ].joined(separator: "; ")
    }

    private static func hash(_ text: String) -> String {
        "sha256-" + Base64.text(SHA256.digest(Array(text.utf8)).bytes)
    }

    private static func escaped(_ text: String) -> String {
        let escapes: [Character: String] = ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "\0": ""]
        return text.map { escapes[$0] ?? String($0) }.joined()
    }
}
