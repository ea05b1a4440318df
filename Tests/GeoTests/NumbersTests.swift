import Testing
import TurGeo
import TurTestKit

/// Arguments that are no numbers, or far beyond what makes sense, must end a program nowhere.
@Suite struct NumbersTests {
    private static let start = Position(latitudeE7: 600_000_000, longitudeE7: 100_000_000)
    private static let end = Position(latitudeE7: 700_000_000, longitudeE7: 200_000_000)

    @Test(arguments: [Double.nan, .infinity, -.infinity]) func `places that are no numbers away are the start`(
        odd: Double
    ) {
        #expect(GreatCircle.destination(from: Self.start, course: odd, distance: 5) == Self.start)
        #expect(GreatCircle.destination(from: Self.start, course: 5, distance: odd) == Self.start)
        #expect(Geodesic.destination(from: Self.start, azimuth: odd, distance: 5) == Self.start)
        #expect(Geodesic.destination(from: Self.start, azimuth: 5, distance: odd) == Self.start)
        #expect(GreatCircle.interpolated(from: Self.start, to: Self.end, share: odd) == Self.start)
        #expect(Geodesic.interpolated(from: Self.start, to: Self.end, share: odd) == Self.start)
        #expect(Self.start.interpolated(to: Self.end, share: odd) == Self.start)
    }

    @Test(arguments: [100.0, -100, 1e9, -1e300]) func `shares beyond the end stay on the globe`(share: Double) {
        let place = Self.start.interpolated(to: Self.end, share: share)
        #expect(abs(place.latitude) <= 90 && abs(place.longitude) <= 180)
    }

    @Test func `a share of a line that is no number is its start, and a greater one its end`() {
        let line = Fixes([Self.start, Self.end].map { Fix(sequence: 0, time: nil, position: $0) })
        for share in [Double.nan, -.infinity] {
            #expect(line.position(atShare: share) == Self.start && line.position(atIndexShare: share) == Self.start)
        }
        #expect(line.position(atShare: .infinity) == Self.end && line.position(atIndexShare: .infinity) == Self.end)
        let stretches = StretchFrequency.stretches(of: line[0..<2], length: .infinity, outings: [], tolerance: 5)
        #expect(stretches.count == 1)
        #expect(StretchFrequency.stretches(of: line, length: .nan, outings: [], tolerance: 5).isEmpty)
    }

    @Test func `boxes, cells and moments far out`() throws {
        let box = Bounds(southE7: 0, westE7: 0, northE7: 10, eastE7: 10)
        #expect(box.padded(by: .nan) == box.padded(by: 0))
        #expect(box.padded(by: .infinity).northE7 == 900_000_000)
        let odd = Position(latitudeE7: -900_000_001, longitudeE7: -1_800_000_001)
        #expect(
            Geohash(odd, length: 3)
                == Geohash(Position(latitudeE7: -900_000_000, longitudeE7: -1_800_000_000), length: 3)
        )
        #expect(Geohash(odd, length: 3).neighbour(east: .max, north: 0) != nil)
        #expect(Geohash(odd, length: 3).neighbour(east: 0, north: .max) == nil)
        let (first, last) = (Instant(milliseconds: .min + 5), Instant(milliseconds: .max - 5))
        #expect(last.seconds(since: first) > 1.8e16)
        let far = Fixes([first, last].map { Fix(sequence: 0, time: $0, position: Self.start) })
        #expect(Cleaning(far, rules: .unknownKind).kept.count == 2)
        let line = Densification.grid(far, from: Instant(milliseconds: 0), to: Instant(milliseconds: 5), step: .max)
        #expect(line.count == 0 || line.count == 2)
        #expect(LabelGroups.Level(cells: .max, limit: 0).cells == 64)
        #expect(GridClusters(far, level: 99).level == 24 && GridClusters(far, level: -1).count == 1)
    }

    @Test(arguments: [Double.nan, -1, -Double.infinity]) func `what may go is nothing, what is near is nothing`(
        odd: Double
    ) {
        let bend = PlanarPoints(x: [0, 5, 10, 20], y: [0, 0.1, 0, 0])
        #expect(DouglasPeucker.indices(bend, within: odd) == DouglasPeucker.indices(bend, within: 0))
        #expect(DouglasPeucker.indices(bend, within: 0) == [0, 1, 2, 3])
        #expect(Visvalingam.indices(bend, atLeast: odd) == [0, 1, 2, 3])
        let line = Fixes(positions: [Self.start, Self.end])
        #expect(LineIndex([line]).nearest(to: Self.start, within: odd) == nil)
        #expect(PlanarLineIndex([bend]).hits(x: 0, y: 0, within: odd).isEmpty)
        #expect(
            KDTree(bend).indices(within: odd, x: 0, y: 0).isEmpty
                && KDTree(bend).nearest(1, x: 0, y: 0, within: odd).isEmpty
        )
        #expect(
            StretchFrequency.stretches(of: line, length: 1e6, outings: [[line]], tolerance: odd).allSatisfy {
                $0.outings == 0
            }
        )
        #expect(line.thinned(to: -1).isEmpty && Significance(line).best(-1).isEmpty)
    }

    @Test func `clusters that can't be are refused with what would be right`() {
        let points = PlanarPoints(x: [0, 1], y: [0, 1])
        let attempts: [(ClusteringError, () throws -> ClusterLabels)] = [
            (.minimum(0), { try DBSCAN.labels(points, radius: 1, minimum: 0) }),
            (.minimum(-3), { try DBSCAN.labels(points, radius: 1, minimum: -3) }),
            (.radius(0), { try DBSCAN.labels(points, radius: 0, minimum: 1) }),
            (.radius(-.infinity), { try SingleLinkage.labels(points, radius: -.infinity) }),
            (.extentLimit(-1), { try SingleLinkage.labels(points, radius: 1, extentLimit: -1) }),
            (.extentLimit(-1), { try SingleLinkage.labels(Fixes(), radius: 1, extentLimit: -1) }),
            (
                .coordinate(index: 1),
                { try DBSCAN.labels(PlanarPoints(x: [0, .nan], y: [0, 0]), radius: 1, minimum: 1) }
            ),
        ]
        for (error, attempt) in attempts { #expect(throws: error) { try attempt() } }
        #expect { try SingleLinkage.labels(points, radius: 1, extentLimit: .nan) } throws: { "\($0)".contains("nan") }
        #expect("\(ClusteringError.radius(0))" == "a radius of 0.0 m: it must be a number greater than 0")
    }

    @Test func `an extent of nothing leaves together what is in one place`() throws {
        let points = PlanarPoints(x: [0, 0, 1, 5], y: [0, 0, 0, 0])
        #expect(try SingleLinkage.labels(points, radius: 2, extentLimit: 0).labels == [0, 0, 1, 2])
        #expect(try SingleLinkage.labels(points, radius: 2, extentLimit: .infinity).labels == [0, 0, 0, 1])
    }

    @Test func `channels keep hundreds as well as hundredths, and nothing that does not fit`() {
        let hundreds = Channel(id: "steps", unit: "1", decimals: -2)
        #expect(hundreds.stored(12_345) == 123 && hundreds.stored(-50) == -1 && hundreds.scale == 0.01)
        #expect(Channel(id: "fine", unit: "m", decimals: 12).stored(0.001) == 1_000_000_000)
        for decimals in [400, .max] { #expect(Channel(id: "x", unit: "m", decimals: decimals).stored(1) == nil) }
        #expect(Channel(id: "x", unit: "m", decimals: .min).stored(1) == 0 && hundreds.stored(.nan) == nil)
    }

    @Test func `a pixel covers as much beyond the edge of the map as at it`() {
        let edge = HitTolerance.metresPerPixel(zoom: 3, latitude: 85.051_128_7)
        #expect(edge > 0)
        for latitude in [85.06, 90, 95, -95, 1e9] {
            #expect(HitTolerance.metresPerPixel(zoom: 3, latitude: latitude) == edge)
        }
    }

    @Test(arguments: [(Double.nan, 1_200_000), (1e300, 1_200_000), (2_600_000, 900_000), (600_000, 200_000)])
    func `a Swiss point out of range is refused by every door`(easting: Double, northing: Double) {
        let point = SwissPoint(easting: easting, northing: northing)
        #expect(throws: SwissError.self) { try SwissBox(around: point, edge: 10) }
        #expect(throws: SwissError.self) { try LV03.withoutGrid(fromLV95: point) }
        #expect(throws: SwissError.self) { try LV95.place(point) }
        #expect(throws: SwissError.self) { try LV95Approximate.place(point) }
        let old = SwissPoint(easting: easting - 2_000_000, northing: northing - 1_000_000)
        #expect { try LV03.lv95WithoutGrid(old) } throws: { "\($0)".contains("LV95 goes from 2480000.0 / 1070000.0") }
    }

    @Test func `counts and seconds as great as there are end too`() {
        #expect(Thinning.indices(count: .max, limit: 3) == [0, .max / 2, .max - 1])
        #expect(Instant(seconds: .max).milliseconds == .max / 1_000 * 1_000)
        #expect(Instant(seconds: .min).milliseconds == -(.max / 1_000 * 1_000))
    }

    @Test(arguments: [Double.nan, Double.infinity]) func `a number that is none spoils no shape`(odd: Double) {
        let points = PlanarPoints(x: [0, 1, odd, 3, 4], y: [0, 5, 0, 2, 0])
        #expect(ConvexHull(points).corners == [0, 4, 3, 1] && ConvexHull(points).area == 10.5)
        #expect(DeviationalEllipse(points) == nil)
        let whole = PlanarPoints(x: [0, 1, 2], y: [0, 5, 3])
        #expect(
            DeviationalEllipse(whole, weights: [2, -1, 1]) == nil
                && DeviationalEllipse(whole, weights: [1, odd, 1]) == nil
        )
        #expect(DeviationalEllipse(whole, weights: [2, 0, 1]) != nil)
        #expect(throws: SwissError.self) {
            try LV95.point(GeographicPoint(latitude: 47, longitude: 8, height: odd))
        }
    }

    @Test func `places that are made are named −180°, not 180°`() {
        let west = Position(latitudeE7: 0, longitudeE7: 1_790_000_000)
        let east = Position(latitudeE7: 0, longitudeE7: -1_790_000_000)
        #expect(GreatCircle.interpolated(from: west, to: east, share: 0.5).longitudeE7 == -1_800_000_000)
    }
}
