/// Settings that are copied into an outing when it is recorded or imported (rows P50, P52, A6).
public struct FrozenSettings: Hashable, Sendable, Codable {
    /// Name of the dog.
    public var dogName: String
    /// Length of one step of the dog, in metres.
    public var stride: Double
    /// How much more the dog walks than its owner, without unit.
    public var sniffFactor: Double

    /// The settings of the original where nothing else is known.
    public init(dogName: String = "Tintin", stride: Double = 0.32, sniffFactor: Double = 1.12) {
        (self.dogName, self.stride, self.sniffFactor) = (dogName, stride, sniffFactor)
    }

    /// Reads settings; what is missing has the original's value (row P53).
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init()
        dogName = try values.decodeIfPresent(String.self, forKey: .dogName) ?? dogName
        stride = try values.decodeIfPresent(Double.self, forKey: .stride) ?? stride
        sniffFactor = try values.decodeIfPresent(Double.self, forKey: .sniffFactor) ?? sniffFactor
        guard (0.01...100).contains(stride), (0.01...100).contains(sniffFactor) else {
            let text = "stride and sniff factor lie between 0.01 and 100"
            throw DecodingError.dataCorruptedError(forKey: .stride, in: values, debugDescription: text)
        }
    }
}
