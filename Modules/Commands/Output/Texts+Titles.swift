import TurOutings
import TurStats
import TurTexts

extension Texts {
    /// The outing's own name, else its title by the grammar of the language.
    func title(of outing: Outing, catalog: Catalog) -> String {
        title(name: outing.name, kinds: outing.summary.kinds, catalog: catalog)
    }

    /// `name`, else the title of an outing of `kinds`.
    func title(name: String?, kinds: [KindID], catalog: Catalog) -> String {
        if let name, !name.isEmpty { return name }
        return title(TitleKinds.of(kinds, catalog: catalog).map { $0.name(in: language.rawValue) })
    }
}
