/// The frame before LV95 (EPSG:21781): the same projection with 600 000 / 200 000 at Bern.
///
/// The two surveys differ by up to 1.6 m, which only the grid CHENyx06 knows; without it this is a change of the false
/// values and not for legal use (fieldgis.md 2.1, 2.3). Points outside of the range of `SwissArea` are refused, as in `LV95`.
public enum LV03 {
    /// The point of LV03 whose place is that of `point` in LV95, but for the distortion of the old survey.
    ///
    /// - Throws: `pointOutsideRange`.
    public static func withoutGrid(fromLV95 point: SwissPoint) throws(SwissError) -> SwissPoint {
        try SwissArea.check(point)
        return SwissPoint(
            easting: point.easting - 2_000_000,
            northing: point.northing - 1_000_000,
            height: point.height
        )
    }

    /// The point of LV95 whose place is that of `point` in LV03, but for the distortion of the old survey.
    ///
    /// - Throws: `pointOutsideRange`, with the coordinates that LV95 would have.
    public static func lv95WithoutGrid(_ point: SwissPoint) throws(SwissError) -> SwissPoint {
        let (easting, northing) = (point.easting + 2_000_000, point.northing + 1_000_000)
        let moved = SwissPoint(easting: easting, northing: northing, height: point.height)
        try SwissArea.check(moved)
        return moved
    }
}
