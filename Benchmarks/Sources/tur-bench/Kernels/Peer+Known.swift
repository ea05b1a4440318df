extension Peer {
    /// numpy's interp; reads what `Walk.writeFixes` writes.
    ///
    /// Answers points; latitude, longitude (sums of 1e-7 degrees).
    static let numpyInterp = Peer("numpy", script: "numpy_interp")
    /// scipy's cKDTree over x, y.
    ///
    /// Answers points.
    static let scipyKDTree = Peer("scipy", script: "scipy_kdtree")
    /// scikit-learn's DBSCAN over x, y, eps 50 m, 5 points.
    ///
    /// Answers clusters, noise.
    static func scikitLearn(upTo largest: Int) -> Peer {
        Peer("scikit-learn", script: "sklearn_dbscan", upTo: largest)
    }
    /// PyPI's dbscan over x, y on one thread, eps 50 m, 5 points.
    ///
    /// Answers clusters, noise.
    static func dbscan(upTo largest: Int = .max) -> Peer { Peer("dbscan", script: "dbscan_exact", upTo: largest) }
    /// shapely's simplify of the line x, y at 5 m.
    ///
    /// Answers kept; x, y (sums of what is kept).
    static func shapely(upTo largest: Int = .max) -> Peer { Peer("shapely", script: "shapely_simplify", upTo: largest) }
    /// pyproj's Geod.inv; reads what `Pairs.write` writes.
    ///
    /// Answers pairs; metres.
    static let pyprojGeod = Peer("pyproj", script: "pyproj_geod")
    /// pyproj's EPSG:4326 to EPSG:2056; reads latitude and longitude.
    ///
    /// Answers points; east, north.
    static let pyprojLV95 = Peer("pyproj", script: "pyproj_lv95")
    /// numpy's repeat of each fix for the steps of its gap; reads what `Walk.writeFixes` writes.
    ///
    /// Answers fixes, sequences; latitude, longitude, time.
    static let numpyGaps = Peer("numpy", script: "numpy_gaps")
    /// Web Mercator by numpy; reads latitude and longitude.
    ///
    /// Answers points; x, y.
    static let numpyMercator = Peer("numpy", script: "numpy_mercator")
    /// scipy's ConvexHull over x, y.
    ///
    /// Answers corners; x, y, area.
    static let scipyHull = Peer("scipy", script: "scipy_hull")
    /// shapely's contains_xy of a prepared polygon; reads latitude and longitude, of outer and hole too.
    ///
    /// Answers inside, indices.
    static let shapelyContains = Peer("shapely", script: "shapely_contains")
    /// DuckDB's groups by cells of the Mercator square, `cells` a side.
    ///
    /// Answers cells, points, largest; x, y (sums of means).
    static func duckDB(cells: Int) -> Peer { Peer("duckdb", script: "duckdb_grid", words: ["\(cells)"]) }
}
