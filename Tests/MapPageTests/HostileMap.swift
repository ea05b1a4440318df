import TurFormatMapPage
import TurOutings

/// A page in which texts stand wherever a text can stand.
enum HostileMap {
    static let kind = KindID(rawValue: "hostile")

    static func page(_ text: String) -> MapPage {
        let kinds = [MapKind(id: kind, name: text, color: text)] + SampleMap.kinds
        let keys: Set<String> = [MapTexts.Key.title, .needsScript, .inView, .group, .elevation].reduce(into: []) {
            $0.insert($1.rawValue)
        }
        return MapPage(
            texts: MapTexts { keys.contains($0) ? text : SampleMap.sentence($0) },
            kinds: kinds,
            language: "en"
        )
    }

    static func outings(_ texts: [String]) -> [MapOuting] {
        zip(SampleMap.outings(texts.count, points: 40, step: 20), texts).map { outing, text in
            var outing = outing
            (outing.title, outing.note, outing.duration, outing.distance) = (text, text, text, text)
            outing.facts = [MapFact(text, text)]
            outing.kinds = [kind, KindID(rawValue: text)]
            outing.legs[0].summary = text
            outing.legs[0].kind = kind
            return outing
        }
    }
}
