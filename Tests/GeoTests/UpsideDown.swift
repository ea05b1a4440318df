// Question of bad arguments: LineIndex.lines(in:) with bounds whose south is above their north (ClusterPyramid.items answers
// with nothing there). Sloped segments "pass" the box that is upside down, since SegmentClip.narrow sorts its two quotients.
import Testing
import TurGeo

@Suite struct UpsideDown {
    @Test func `bounds upside down hold no line`() {
        let line = Fixes(positions: [
            Position(latitudeE7: 0, longitudeE7: 0), Position(latitudeE7: 100, longitudeE7: 100),
        ])
        let bounds = Bounds(southE7: 60, westE7: 0, northE7: 40, eastE7: 100)
        #expect(LineIndex([line]).lines(in: bounds).isEmpty)
    }
}
