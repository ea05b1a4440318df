import Harness
import TurFiles
import TurGeo

/// A made track: a fix a second with elevation and heart rate, the same for the same seed.
struct Track {
    /// The fixes.
    let fixes: Fixes
    /// The numbers of all fixes, added up with different weights, so that none may be missing or exchanged.
    let checksum: UInt64

    /// A track of `count` fixes that begins `day` days after 2020.
    init(_ count: Int, seed: UInt64, day: Int = 0) {
        var (random, fixes) = (Seeded(seed), Fixes())
        var place = (latitude: 600_000_000 + random.number(0..<100_000_000), longitude: 100_000_000)
        var (height, rate) = (20_000, 120)
        fixes.reserveCapacity(count)
        for row in 0..<count {
            let time = Instant(seconds: 1_577_836_800 + Int64(day) * 86_400 + Int64(row))
            let position = Position(latitudeE7: Int32(place.latitude), longitudeE7: Int32(place.longitude))
            fixes.append(sequence: Int64(row), time: time, position: position)
            fixes.setStored(.elevation, to: Int32(height), at: row)
            fixes.setStored(.heartRate, to: Int32(rate), at: row)
            place.latitude += random.number(-130..<170)
            place.longitude += random.number(-200..<300)
            height = min(max(height + random.number(-30..<31), 10_001), 99_999)
            rate = min(max(rate + random.number(-1..<2), 100), 199)
        }
        (self.fixes, checksum) = (fixes, Self.checksum(of: fixes))
    }

    /// The checksum of any fixes.
    static func checksum(of fixes: Fixes) -> UInt64 {
        var sum: UInt64 = 0
        for row in fixes.indices {
            let place = fixes.position(at: row)
            let values = [
                Int64(place.latitudeE7), Int64(place.longitudeE7), fixes.time(at: row)?.milliseconds ?? 0,
                Int64(fixes.stored(.elevation, at: row) ?? 0), Int64(fixes.stored(.heartRate, at: row) ?? 0),
            ]
            for value in values { sum = (sum &* 31) &+ UInt64(bitPattern: value) }
        }
        return sum
    }

    /// What reading it must come to.
    var outcome: Outcome { Outcome(count: fixes.count, checksum: checksum) }

    /// The track as a GPX file of 208 bytes a point, one line each.
    ///
    /// Written by hand, not by the writer that is measured.
    var gpx: [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(fixes.count * 208 + 500)
        text += Self.head.utf8
        for row in fixes.indices {
            let place = fixes.position(at: row)
            text += "<trkpt lat=\"".utf8
            DecimalWriter.appendFixed(Int64(place.latitudeE7), decimals: 7, trimsZeros: false, to: &text)
            text += "\" lon=\"".utf8
            DecimalWriter.appendFixed(Int64(place.longitudeE7), decimals: 7, trimsZeros: false, to: &text)
            text += "\"><ele>".utf8
            let height = Int64(fixes.stored(.elevation, at: row) ?? 0)
            DecimalWriter.appendFixed(height, decimals: 2, trimsZeros: false, to: &text)
            text += "</ele><time>".utf8
            TimeWriter.append(fixes.time(at: row)?.milliseconds ?? 0, to: &text)
            text += "</time><extensions><gpxtpx:TrackPointExtension><gpxtpx:hr>".utf8
            DecimalWriter.append(Int64(fixes.stored(.heartRate, at: row) ?? 0), to: &text)
            text += "</gpxtpx:hr></gpxtpx:TrackPointExtension></extensions></trkpt>\n".utf8
        }
        return text + Array("</trkseg></trk></gpx>\n".utf8)
    }

    private static let head = """
        <?xml version="1.0" encoding="UTF-8"?>
        <gpx version="1.1" creator="tur-bench" xmlns="http://www.topografix.com/GPX/1/1" \
        xmlns:gpxtpx="http://www.garmin.com/xmlschemas/TrackPointExtension/v1">
        <trk><name>Benchmark</name><type>walking</type><trkseg>

        """
}
