/// The figure of the Earth that all metrics here use: WGS84.
public enum Ellipsoid {
    /// Equatorial radius, in metres.
    public static let equatorialRadius = 6_378_137.0
    /// Flattening, without unit.
    public static let flattening = 1 / 298.257_223_563
    /// Polar radius, in metres.
    public static let polarRadius = equatorialRadius * (1 - flattening)
    /// Third flattening, without unit: the difference of the two radii over their sum.
    public static let thirdFlattening = flattening / (2 - flattening)
    /// Square of the first eccentricity, without unit.
    public static let eccentricitySquared = flattening * (2 - flattening)
    /// Square of the second eccentricity, without unit.
    public static let secondEccentricitySquared = eccentricitySquared / (1 - eccentricitySquared)
}
