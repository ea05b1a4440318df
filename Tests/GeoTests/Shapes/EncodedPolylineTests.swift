import Testing
import TurGeo
import TurTestKit

@Suite struct EncodedPolylineTests {
    private let text = "_p~iF~ps|U_ulLnnqC_mqNvxq`@"

    @Test func `the published example comes out, both ways`() throws {
        let places = [(385_000_000, -1_202_000_000), (407_000_000, -1_209_500_000), (432_520_000, -1_264_530_000)].map {
            Position(latitudeE7: Int32($0.0), longitudeE7: Int32($0.1))
        }
        #expect(EncodedPolyline.text(Fixes(positions: places)) == text)
        #expect(try EncodedPolyline.positions(text) == places)
        #expect(EncodedPolyline.text(Fixes()) == "")
        #expect(try EncodedPolyline.positions("").isEmpty)
    }

    @Test(arguments: [EncodedPolyline.Precision.five, .six]) func `what is written is read to the last digit`(
        precision: EncodedPolyline.Precision
    ) throws {
        try SeededRandom.eachOfSeeds { dice in
            let step: Int32 = precision == .five ? 100 : 10
            let places = (0..<300).map { _ in dice.position() }
            let read = try EncodedPolyline.positions(
                EncodedPolyline.text(Fixes(positions: places), precision: precision),
                precision: precision
            )
            #expect(read.count == places.count)
            for (one, other) in zip(read, places) {
                #expect(one.latitudeE7 % step == 0 && abs(one.latitudeE7 - other.latitudeE7) <= step / 2)
                #expect(one.longitudeE7 % step == 0 && abs(one.longitudeE7 - other.longitudeE7) <= step / 2)
            }
            #expect(
                EncodedPolyline.text(Fixes(positions: read), precision: precision)
                    == EncodedPolyline.text(Fixes(positions: places), precision: precision)
            )
        }
    }

    static let bad: [(String, EncodedPolylineError)] = [
        ("_p~iF", .truncated(offset: 5)), ("_p~iF~ps|", .truncated(offset: 9)), ("_p~i F", .badCharacter(offset: 4)),
        ("_p~iF~ps|Uä", .badCharacter(offset: 10)), ("_______?", .outsideGlobe(offset: 0)),
        ("_wpcf@?", .outsideGlobe(offset: 0)),
    ]

    @Test(arguments: bad.indices) func `bad text is refused with its place`(row: Int) {
        #expect(throws: Self.bad[row].1) { try EncodedPolyline.positions(Self.bad[row].0) }
    }

    @Test func `any bytes give positions or an error, never a trap`() {
        SeededRandom.eachOfSeeds { dice in
            for _ in 0..<2_000 {
                let bytes = (0..<dice.whole(0...20)).map { _ in UInt8(dice.whole(60...127)) }
                let text = String(decoding: bytes, as: UTF8.self)
                do throws(EncodedPolylineError) {
                    let places = try EncodedPolyline.positions(text)
                    #expect(places.count <= bytes.count)
                } catch {
                    #expect("\(error)".contains("offset"))
                }
            }
        }
    }

    @Test func `a number that is too long is named by where it begins`() {
        #expect(throws: EncodedPolylineError.outsideGlobe(offset: 0)) {
            try EncodedPolyline.positions("~~~~~~~~~~??")
        }
    }
}
