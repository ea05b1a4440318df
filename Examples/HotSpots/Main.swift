import TurFormatGPX
import TurGeo
import TurKit
import TurOutings

/// Where outings dwell, what a map shows of them, and the ways that are walked most: kernels of Geo over files.
///
///     HotSpots FILE…
@main
enum Main {
    static func main() throws {
        var (tracks, all) = ([[Fixes]](), Fixes())
        var catalog = Catalog()
        try catalog.add(GPXFormat() as any Importer)
        for path in CommandLine.arguments.dropFirst() {
            var contents = try FileContents(path)
            while let content = try contents.next()?.get() {
                let file = try ContentReader(catalog).importedFile(content, settings: ImportSettings())
                for outing in file.outings { tracks.append(file.pieces(of: outing).flatMap { $0 }) }
            }
        }
        for fixes in tracks.joined() { all.append(contentsOf: Cleaning(fixes, rules: .unknownKind).result) }
        print("\(tracks.count) outings, \(all.count) fixes")
        try spots(all)
        map(all)
        ways(tracks)
    }

    /// Fixes a second or so apart crowd where one stands still.
    static func spots(_ fixes: Fixes) throws {
        let spots = try DBSCAN.labels(fixes, radius: 10, minimum: 30)
        print("\(spots.clusterCount) spots with 30 fixes within 10 m of one of them")
        for members in spots.members.sorted(by: { $0.count > $1.count }).prefix(3) {
            let middle = fixes.position(at: members[members.count / 2])
            print("  \(members.count) fixes near \(middle.latitude), \(middle.longitude)")
        }
    }

    static func map(_ fixes: Fixes) {
        let pyramid = ClusterPyramid(fixes)
        for zoom in [4, 10, 14] {
            print("zoom \(zoom): \(pyramid.items(zoom: zoom).count) clusters and points")
        }
    }

    static func ways(_ outings: [[Fixes]]) {
        let grid = FrequencyGrid(outings: outings)
        print("cells of level 18 that most outings pass: \(grid.most(level: 18))")
    }
}
