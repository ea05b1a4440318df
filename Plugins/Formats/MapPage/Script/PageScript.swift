/// The script of the page: plain functions in strict mode, one file a part, in a block that keeps them to themselves.
enum PageScript {
    static let text: String = {
        let parts = [
            data, view, base, lines, raster, overlay, labels, hits, list, card, profile, filters, gestures, start,
        ]
        return "'use strict';\n{\n" + parts.joined() + "}\n"
    }()
}
