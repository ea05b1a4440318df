import Testing
import TurGeo

@Suite struct CompatiblePyramidTests {
    static let names = ["clustered2000", "uniform2000", "onehome2000", "edges"]

    @Test(arguments: names)
    func `the compatible order comes to what supercluster comes to, zoom by zoom`(name: String) throws {
        let fixture = try SuperclusterFixture.read(name)
        let pyramid = ClusterPyramid(fixture.fixes, options: fixture.options.pyramid)
        #expect(fixture.zooms.count == 18)
        for zoom in fixture.zooms {
            let items = pyramid.items(zoom: zoom.zoom)
            let sizes = items.filter(\.isCluster).map(\.count).sorted(by: >)
            #expect(items.count == zoom.items, "\(zoom.zoom)")
            #expect(sizes.count == zoom.clusters, "\(zoom.zoom)")
            #expect(items.count { !$0.isCluster } == zoom.singles, "\(zoom.zoom)")
            #expect(Array(sizes.prefix(50)) == zoom.sizes, "\(zoom.zoom)")
            try expect(zoom.heaviest ?? [], among: items, of: pyramid, zoom: zoom.zoom)
        }
    }

    /// Each heavy cluster is there: near the centre (1e-5 of the world), with its count and expansion zoom.
    private func expect(
        _ heavies: [SuperclusterFixture.Zoom.Heavy],
        among items: [ClusterPyramid.Item],
        of pyramid: ClusterPyramid,
        zoom: Int
    ) throws {
        for heavy in heavies {
            let here = try #require(Position(latitude: heavy.lat, longitude: heavy.lon))
            let center = Mercator.point(here)
            let found = items.contains { item in
                let place = Mercator.point(item.position)
                let across = abs(place.x - center.x)
                return item.count == heavy.count && pyramid.expansionZoom(of: item.id) == heavy.expansionZoom
                    && min(across, 1 - across) < 1e-5 && abs(place.y - center.y) < 1e-5
            }
            #expect(found, "\(heavy) at \(zoom)")
        }
    }

    @Test(arguments: names)
    func `a window and other options come to what supercluster comes to`(name: String) throws {
        let fixture = try SuperclusterFixture.read(name)
        let box = fixture.window.bbox.map { Int32(($0 * 1e7).rounded()) }
        let bounds = Bounds(southE7: box[1], westE7: box[0], northE7: box[3], eastE7: box[2])
        let pyramid = ClusterPyramid(fixture.fixes, options: fixture.options.pyramid)
        for zoom in fixture.window.zooms {
            #expect(pyramid.items(in: bounds, zoom: zoom.zoom).count == zoom.items, "\(zoom.zoom)")
        }
        let other = ClusterPyramid(fixture.fixes, options: fixture.other.options.pyramid)
        for zoom in fixture.other.zooms {
            #expect(other.items(zoom: zoom.zoom).count == zoom.items, "\(zoom.zoom)")
        }
    }
}
