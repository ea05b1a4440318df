import Foundation
import Testing
import TurFormatMapPage
import TurGeo
import TurOutings

@Suite struct PackedMapTests {
    @Test func `ten thousand outings of a hundred fixes fit, with all their fixes`() throws {
        let outings = SampleMap.outings(10_000, points: 100, step: 12)
        let bytes = SampleMap.page.html(outings, today: SampleMap.today)
        #expect(bytes.count <= MapPage.sizeLimit)
        let probe = try PageProbe(bytes)
        #expect(probe.data["points"] as? Int == 1_000_000)
        #expect(probe.tracks.allSatisfy { $0.label != nil && $0.heights.count == 24 })
    }

    @Test func `more than fits is thinned by the one rule, evenly over the outings`() throws {
        let outings = SampleMap.outings(1_500, points: 1_000, step: 60)
        let bytes = SampleMap.page.html(outings, today: SampleMap.today)
        #expect(bytes.count <= MapPage.sizeLimit)
        #expect(bytes.count > MapPage.sizeLimit * 3 / 4)
        let probe = try PageProbe(bytes)
        let counts = Set(probe.tracks.map { $0.runs[0].points.count })
        let count = try #require(counts.first)
        #expect(counts.count == 1 && count < 1_000)
        let indices = Thinning.indices(count: 1_000, limit: count)
        let fixes = outings[7].legs[0].pieces[0]
        #expect(probe.tracks[7].runs[0].points == indices.map { Self.point(fixes.position(at: $0), probe.world) })
    }

    @Test(arguments: [2, 100, 4_999, 5_000, 5_001, 12_345])
    func `one outing keeps its points, up to five thousand by the one rule`(count: Int) throws {
        let outing = SampleMap.outings(1, points: count, step: 2)
        let probe = try PageProbe(SampleMap.page.html(outing, today: SampleMap.today))
        let fixes = outing[0].legs[0].pieces[0].thinned(to: 5_000)
        #expect(probe.tracks[0].runs.count == 1)
        #expect(probe.tracks[0].runs[0].points == fixes.indices.map { Self.point(fixes.position(at: $0), probe.world) })
        #expect(probe.world == 1 << 28)
    }

    @Test func `pieces keep their ends and their legs`() throws {
        var outing = SampleMap.legs(points: 20_000)
        let whole = outing.legs[0].pieces[0]
        outing.legs[0].pieces = [whole[0..<3_000], whole[3_100..<3_101], whole[3_200..<whole.count]]
        let probe = try PageProbe(SampleMap.page.html([outing], today: SampleMap.today))
        let pieces = outing.legs.enumerated().flatMap { leg, value in value.pieces.map { (leg, $0) } }
        let runs = probe.tracks[0].runs
        #expect(runs.map(\.leg) == pieces.map(\.0))
        for (run, (_, piece)) in zip(runs, pieces) {
            #expect(run.points.first == Self.point(piece.position(at: 0), probe.world))
            #expect(run.points.last == Self.point(piece.position(at: piece.count - 1), probe.world))
        }
        let kept = runs.reduce(0) { $0 + $1.points.count }
        #expect((4_990...5_010).contains(kept))
    }

    @Test func `the label sits at 55 percent of the length, gaps not counted`() throws {
        var outing = SampleMap.outings(1, points: 400, step: 10)[0]
        let fixes = outing.legs[0].pieces[0]
        let one = try PageProbe(SampleMap.page.html([outing], today: SampleMap.today))
        let place = try #require(fixes.position(atShare: 0.55))
        #expect(one.tracks[0].label == Self.point(place, one.world))
        let pieces = [fixes[0..<100], fixes[300..<400]]
        outing.legs[0].pieces = pieces
        let two = try PageProbe(SampleMap.page.html([outing], today: SampleMap.today))
        let left = 0.55 * (pieces[0].length + pieces[1].length) - pieces[0].length
        let second = try #require(pieces[1].position(atShare: left / pieces[1].length))
        #expect(two.tracks[0].label == Self.point(second, two.world))
    }

    @Test func `a line is split where it crosses the antimeridian, and no step goes round the globe`() throws {
        var fixes = Fixes()
        for index in 0...10 {
            let longitude = 179.95 + Double(index) * 0.01
            let position = SampleMap.spot(-17, longitude > 180 ? longitude - 360 : longitude)
            fixes.append(Fix(sequence: Int64(index), time: nil, position: position))
        }
        var outing = SampleMap.outings(1, points: 2)[0]
        outing.legs[0].pieces = [fixes]
        let probe = try PageProbe(SampleMap.page.html([outing], today: SampleMap.today))
        let runs = probe.tracks[0].runs
        #expect(runs.count == 2)
        #expect(runs[0].points.last?.x == probe.world)
        #expect(runs[1].points.first?.x == 0)
        #expect(runs[0].points.last?.y == runs[1].points.first?.y)
        for run in runs {
            let steps = zip(run.points, run.points.dropFirst()).map { abs($0.x - $1.x) }
            #expect(steps.allSatisfy { $0 < probe.world / 1_000 })
        }
    }

    @Test func `a profile keeps the highest and the lowest point`() throws {
        let outing = SampleMap.legs(points: 3_000)
        let heights = outing.legs.flatMap(\.pieces).flatMap { $0.values(of: .elevation) }
        let probe = try PageProbe(SampleMap.page.html([outing], today: SampleMap.today))
        #expect(probe.tracks[0].heights.count == 300)
        let (low, high) = (try #require(heights.min()), try #require(heights.max()))
        #expect(probe.tracks[0].heights.max() == Int((high * 10).rounded()))
        #expect(probe.tracks[0].heights.min() == Int((low * 10).rounded()))
    }

    @Test func `outings without fixes and without times are listed all the same`() throws {
        var outings = SampleMap.outings(3, points: 5)
        outings[0].legs = []
        outings[1].legs[0].pieces = [Fixes()]
        outings[2].start = nil
        let probe = try PageProbe(SampleMap.page.html(outings, today: SampleMap.today))
        #expect(probe.tracks.map(\.runs.count) == [1, 0, 0])
        #expect(probe.outings[0][2] is NSNull)
    }

    /// Web Mercator, written down a second time: x = (λ + 180) / 360, y = (1 − ln(tan φ + sec φ) / π) / 2.
    private static func point(_ position: Position, _ world: Int) -> PageProbe.Point {
        let latitude = position.latitude * .pi / 180
        let north = log(tan(latitude) + 1 / cos(latitude)) / .pi
        let x = (position.longitude + 180) / 360 * Double(world)
        return PageProbe.Point(x: Int(x.rounded()), y: Int(((1 - north) / 2 * Double(world)).rounded()))
    }
}
