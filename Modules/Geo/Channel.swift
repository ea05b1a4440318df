/// An optional column of `Fixes`: what is measured, its unit and how finely it is kept.
///
/// The set is open: whoever reads a file with a further quantity makes a `Channel` of his own. Two channels are the same
/// when their ids are.
public struct Channel: Sendable {
    /// The permanent name, in stores and files.
    public var id: String
    /// The unit of a value, in the field's notation.
    public var unit: String
    /// A stored value is the measured one times ten to this power.
    public var decimals: Int

    /// A channel that keeps values of `unit` with `decimals` digits behind the point.
    public init(id: String, unit: String, decimals: Int) {
        (self.id, self.unit, self.decimals) = (id, unit, decimals)
    }

    /// Stored units in one unit of the quantity: ten to the power of `decimals`.
    public var scale: Double {
        switch decimals {
        case 0: 1
        case 1: 10
        case 2: 100
        case 3: 1_000
        default: powerOfTen
        }
    }

    /// Negative ones too: with -2, hundreds are kept.
    private var powerOfTen: Double {
        let power = (0..<min(decimals.magnitude, 300)).reduce(1.0) { power, _ in power * 10 }
        return decimals < 0 ? 1 / power : power
    }

    /// The stored form of `value`, rounded half away from zero; nil when it is not a number or does not fit.
    public func stored(_ value: Double) -> Int32? {
        let scaled = (value * scale).rounded()
        return abs(scaled) < Double(Int32.max) ? Int32(scaled) : nil
    }

    /// Height above the datum of the file, in metres.
    public static let elevation = Channel(id: "elevation", unit: "m", decimals: 2)
    /// Radius of the horizontal uncertainty, in metres.
    public static let horizontalAccuracy = Channel(id: "horizontal-accuracy", unit: "m", decimals: 2)
    /// Uncertainty of the elevation, in metres.
    public static let verticalAccuracy = Channel(id: "vertical-accuracy", unit: "m", decimals: 2)
    /// Speed over ground as the receiver gave it, in metres a second.
    public static let speed = Channel(id: "speed", unit: "m/s", decimals: 2)
    /// Direction of travel as the receiver gave it, in degrees clockwise from true north.
    public static let course = Channel(id: "course", unit: "deg", decimals: 2)
    /// Heart beats a minute.
    public static let heartRate = Channel(id: "heart-rate", unit: "1/min", decimals: 0)
    /// Steps or crank turns a minute, as the device counts them.
    public static let cadence = Channel(id: "cadence", unit: "1/min", decimals: 0)
    /// Mechanical power, in watts.
    public static let power = Channel(id: "power", unit: "W", decimals: 0)
    /// Air temperature, in degrees Celsius.
    public static let temperature = Channel(id: "temperature", unit: "Cel", decimals: 2)
    /// Horizontal dilution of precision, without unit.
    public static let hdop = Channel(id: "hdop", unit: "1", decimals: 2)
    /// Minutes that the written local time was ahead of UTC; absent where the file wrote UTC or no zone.
    public static let utcOffset = Channel(id: "utc-offset", unit: "min", decimals: 0)
}

extension Channel: Hashable {
    /// Same id, same channel.
    public static func == (left: Channel, right: Channel) -> Bool { left.id == right.id }

    /// Feeds the id.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
