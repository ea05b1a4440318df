extension Texts {
    /// The map page.
    static let mapping: [String: Row] = [
        "map.title": [
            .nb: "Våre turer",
            .de: "Unsere Ausflüge",
            .en: "Our outings",
        ]
    ]
}
