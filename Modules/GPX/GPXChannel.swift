import TurGeo

/// The quantities of a GPX point beside place and time, in the order of their slots.
enum GPXChannel {
    static let geoidHeight = Channel(id: "geoid-height", unit: "m", decimals: 2)
    static let magneticVariation = Channel(id: "magnetic-variation", unit: "deg", decimals: 2)
    static let satellites = Channel(id: "satellites", unit: "1", decimals: 0)
    static let vdop = Channel(id: "vdop", unit: "1", decimals: 2)
    static let pdop = Channel(id: "pdop", unit: "1", decimals: 2)
    static let correctionAge = Channel(id: "correction-age", unit: "s", decimals: 1)
    static let correctionStation = Channel(id: "correction-station", unit: "1", decimals: 0)
    static let waterTemperature = Channel(id: "water-temperature", unit: "Cel", decimals: 2)
    static let depth = Channel(id: "depth", unit: "m", decimals: 2)
    static let distance = Channel(id: "distance", unit: "m", decimals: 2)
    /// The kind of fix as GPX names it: none, 2d, 3d, dgps, pps are 0 to 4.
    static let fixQuality = Channel(id: "fix-quality", unit: "1", decimals: 0)
    static let fixQualities = ["none", "2d", "3d", "dgps", "pps"]

    static let all: [Channel] = [
        .elevation, .heartRate, .cadence, .temperature, .speed, .course, .power, .horizontalAccuracy, .verticalAccuracy,
        geoidHeight, magneticVariation, satellites, .hdop, vdop, pdop, correctionAge, correctionStation,
        waterTemperature, depth, distance, fixQuality, .utcOffset,
    ]
    static let utcOffsetSlot = all.count - 1

    /// The slot of the quantity that an element of the point itself holds.
    static func slot(ofElement name: GPXName) -> Int? {
        switch name {
        case .ele: 0
        case .speed: 4
        case .course: 5
        case .geoidheight: 9
        case .magvar: 10
        case .sat: 11
        case .hdop: 12
        case .vdop: 13
        case .pdop: 14
        case .ageofdgpsdata: 15
        case .dgpsid: 16
        default: nil
        }
    }

    /// The slot of the quantity that an element under `extensions` holds, whatever namespace it was put into.
    ///
    /// The same quantity has many names: Garmin's, ClueTrust's, Apple's, OsmAnd's, OpenTracks' (formats.md 1.1).
    static func slot(ofExtension name: GPXName) -> Int? {
        switch name {
        case .ele: 0
        case .hr, .heartrate: 1
        case .cad, .cadence: 2
        case .atemp, .temp, .temperature: 3
        case .speed: 4
        case .course, .bearing: 5
        case .power, .powerInWatts: 6
        case .hAcc, .accuracyHorizontal, .accuracy: 7
        case .vAcc, .accuracyVertical: 8
        case .wtemp: 17
        case .depth: 18
        case .distance: 19
        default: nil
        }
    }
}
