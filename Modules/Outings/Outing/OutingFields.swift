#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The fields of an outing as JSON without what a file of tracks holds itself: the payload of our own extensions.
public enum OutingFields {
    /// The fields of `outing`, its pieces, markers and fragments left out; equal outings give equal bytes.
    ///
    /// - Throws: `EncodingError` for a number that JSON cannot hold.
    public static func encode(_ outing: Outing) throws -> [UInt8] {
        var bare = outing
        bare.markers = []
        bare.fragments = []
        for index in bare.legs.indices {
            bare.legs[index].pieces = []
            bare.legs[index].fragments = []
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return Array(try encoder.encode(bare))
    }

    /// The outing whose fields are `bytes`.
    ///
    /// - Throws: `DecodingError` that names what is wrong.
    public static func decode(_ bytes: [UInt8]) throws -> Outing {
        try JSONDecoder().decode(Outing.self, from: Data(bytes))
    }
}
