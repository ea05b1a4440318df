import Foundation
import TurFiles

/// Writes Examples/Data anew: outings of some weeks in autumn around an invented village, as the programs of several
/// people would have written them.
///
/// The same files every time.
@main
enum Main {
    private static let home = (0.0, 0.0)
    private static let lake = (-900.0, 350.0)
    private static let trailhead = (5_200.0, -3_900.0)
    /// 2024-10-05T00:00:00Z, a Saturday.
    private static let firstDay = 1_728_086_400

    static func main() throws {
        let folder = CommandLine.arguments.count > 1 ? CommandLine.arguments[1] : "Examples/Data"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for (name, bytes) in try files() {
            try FileWriter.replace(path: "\(folder)/\(name)", with: bytes)
        }
    }

    private static func files() throws -> [(String, [UInt8])] {
        let plain: [(String, String)] = [
            ("2024-10-05 Morgentur.gpx", dogWalk(day: 0, hour: 6, length: 2_400, seed: 11)),
            ("2024-10-08 Vannet rundt.gpx", dogWalk(day: 3, hour: 15, length: 3_600, seed: 12)),
            ("2024-10-12 Intervall.gpx", run(day: 7, hour: 9, length: 7_400, seed: 13)),
            ("2024-10-13 Til fjells.gpx", forgotten(day: 8, hour: 8)),
            ("2024-10-19 Over midnatt.gpx", midnight(day: 14)),
            ("2024-10-27 Vintertid.gpx", winterTime()),
            ("2024-10-29 Kveldstur.gpx", dogWalk(day: 24, hour: 16, length: 1_900, seed: 17)),
            ("2024-11-02 Rolig langtur.gpx", run(day: 28, hour: 10, length: 11_200, seed: 18)),
            ("2024-11-03 Avbrutt.gpx", cutOff(dogWalk(day: 29, hour: 7, length: 2_600, seed: 19))),
            ("Planlagt runde.gpx", planned()),
        ]
        let packed = try Gzip.pack(Array(dogWalk(day: 35, hour: 7, length: 2_900, seed: 20).utf8))
        return plain.map { ($0.0, Array($0.1.utf8)) } + [("2024-11-09 Rimfrost.gpx.gz", packed)]
    }

    private static func summerAndWinter(_ seconds: Int) -> Int { seconds < 1_729_990_800 ? 120 : 60 }

    private static func dogWalk(day: Int, hour: Int, length: Double, seed: UInt64) -> String {
        var recorder = Recorder(start: firstDay + day * 86_400 + hour * 3_600 + Int(seed) * 37, seed: seed)
        let way = Way(roundFrom: home, length: length, seed: seed)
        recorder.go(Way(from: home, to: (40, 25), bend: 6), speed: 1.1)
        recorder.sniff(seconds: 90)
        recorder.go(way, speed: 1.35)
        let spot = recorder.segments.last?.last
        recorder.pause(seconds: 240)
        recorder.go(Way(from: home, to: (-120, 60), bend: 18), speed: 1.2)
        let marker = spot.map { (name: "Fint sted", point: $0) }
        return Dialect.phone(offset: summerAndWinter)
            .file(name: "Tur med hunden", type: "dog walking", segments: recorder.segments, marker: marker)
    }

    private static func run(day: Int, hour: Int, length: Double, seed: UInt64) -> String {
        var recorder = Recorder(start: firstDay + day * 86_400 + hour * 3_600, seed: seed)
        recorder.go(Way(roundFrom: home, length: length, seed: seed), speed: 3.1, interval: 2, heartRate: 152)
        return Dialect.watch.file(name: "Løping", type: "running", segments: recorder.segments)
    }

    /// A walk to the car, the drive that nobody wanted to record, and the walk at its end.
    private static func forgotten(day: Int, hour: Int) -> String {
        var recorder = Recorder(start: firstDay + day * 86_400 + hour * 3_600, seed: 14)
        recorder.go(Way(from: home, to: (260, -180), bend: 20), speed: 1.3, interval: 3)
        recorder.go(Way(from: (260, -180), to: trailhead, bend: 400), speed: 16.5, interval: 3)
        recorder.go(Way(roundFrom: trailhead, length: 4_300, seed: 15), speed: 1.25, interval: 3)
        return Dialect.phone(offset: summerAndWinter)
            .file(name: "Til fjells", type: "hiking", segments: recorder.segments)
    }

    private static func midnight(day: Int) -> String {
        var recorder = Recorder(start: firstDay + day * 86_400 + 21 * 3_600 + 1_500, seed: 16)
        recorder.go(Way(roundFrom: home, length: 4_200, seed: 26), speed: 1.3, interval: 5)
        return Dialect.phone(offset: summerAndWinter).file(name: "Nattur", type: "walk", segments: recorder.segments)
    }

    /// From 02:40 summer time until after the clock went back to 02:00.
    private static func winterTime() -> String {
        var recorder = Recorder(start: 1_729_989_600, seed: 27)
        recorder.go(Way(roundFrom: lake, length: 3_800, seed: 27), speed: 1.25, interval: 5)
        return Dialect.phone(offset: summerAndWinter)
            .file(name: "Da klokka ble stilt", type: "walk", segments: recorder.segments)
    }

    private static func cutOff(_ text: String) -> String { String(text.prefix(text.count * 3 / 5)) }

    /// A route of 134 points, which has no times.
    private static func planned() -> String {
        let way = Way(roundFrom: lake, length: 6_300, seed: 31)
        let points = (0..<134).map { way.place(after: way.length * Double($0) / 133) }
        let lines = points.map { place in
            String(format: "    <rtept lat=\"%.6f\" lon=\"%.6f\"/>\n", place.latitude, place.longitude)
        }
        let head = "<gpx version=\"1.1\" creator=\"Rutebok\" xmlns=\"http://www.topografix.com/GPX/1/1\">\n"
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + head + "  <rte>\n    <name>Vannet rundt, lang</name>\n"
            + lines.joined() + "  </rte>\n</gpx>\n"
    }
}
