import TurGeo

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Web Mercator in whole units, of which 2^bits go round the globe: at 26 bits a quarter of a pixel at zoom 16.
///
/// x counts eastwards from −180°, y southwards from the north; latitudes beyond ±85.0511° lie on the edges.
struct Mercator: Hashable {
    var bits: Int

    /// Units round the globe.
    var width: Int { 1 << bits }

    /// The place of `position`.
    func point(_ position: Position) -> MapPoint {
        let sine = sin(position.latitude * .pi / 180)
        let north = min(max(atanh(min(max(sine, -0.999_999), 0.999_999)) / (2 * .pi), -0.5), 0.5)
        return MapPoint(x: column(Int64(position.longitudeE7)), y: Int(((0.5 - north) * Double(width)).rounded()))
    }

    private func column(_ longitudeE7: Int64) -> Int {
        Int((Double(longitudeE7 + 1_800_000_000) / 3_600_000_000 * Double(width)).rounded())
    }
}

/// A place on the map, in units of its projection.
struct MapPoint: Hashable {
    var x: Int
    var y: Int
}
