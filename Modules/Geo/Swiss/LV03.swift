/// The frame before LV95 (EPSG:21781): the same projection with 600 000 / 200 000 at Bern.
///
/// The two surveys differ by up to 1.6 m, which only the grid CHENyx06 knows; without it this is a change of the false
/// values and not for legal use (fieldgis.md 2.1, 2.3).
public enum LV03 {
    /// The point of LV03 whose place is that of `point` in LV95, but for the distortion of the old survey.
    public static func withoutGrid(fromLV95 point: SwissPoint) -> SwissPoint {
        SwissPoint(easting: point.easting - 2_000_000, northing: point.northing - 1_000_000, height: point.height)
    }

    /// The point of LV95 whose place is that of `point` in LV03, but for the distortion of the old survey.
    public static func lv95WithoutGrid(_ point: SwissPoint) -> SwissPoint {
        SwissPoint(easting: point.easting + 2_000_000, northing: point.northing + 1_000_000, height: point.height)
    }
}
