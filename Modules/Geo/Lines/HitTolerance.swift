#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// How near a tap or a click must be (rows P64, A11, S10).
public enum HitTolerance {
    /// The tolerance of field work on pipes, in metres.
    public static let pipe = 15.0
    /// Pixels around a mouse pointer.
    public static let mousePixels = 12.0
    /// Pixels around a fingertip.
    public static let touchPixels = 22.0

    /// Metres of `pixels` on a web map at `zoom`, whose world is 256·2^zoom pixels wide, at a latitude in degrees.
    ///
    /// Tiles of 512 pixels, as those of `PyramidOptions`, have this size at a zoom one lower.
    public static func metres(pixels: Double, zoom: Double, latitude: Double) -> Double {
        pixels * metresPerPixel(zoom: zoom, latitude: latitude)
    }

    /// Metres that a pixel covers on a web map; beyond its edge, at 85.05°, as many as there.
    public static func metresPerPixel(zoom: Double, latitude: Double) -> Double {
        let edge = min(abs(latitude), Double(Mercator.maximumLatitudeE7) / 1e7)
        return 2 * .pi * Ellipsoid.equatorialRadius * cos(edge * .pi / 180) / (256 * exp2(zoom))
    }
}
