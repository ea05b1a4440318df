import Foundation
import Testing
import TurProgramKit

@Suite struct ArchiveVerbsTests {
    @Test func `the example archive goes in once, and a second time adds nothing`() throws {
        let tur = try BuiltProgram()
        defer { tur.remove() }
        let first = try tur("import", BuiltProgram.data, "--json", "--time-zone", "Europe/Oslo")
        #expect(first.status == 1, "a file is cut off, which is reported: \(first.errors)")
        #expect(try first.array().reduce(0) { $0 + ($1["outings"] as? Int ?? 0) } == 10)
        let second = try tur("import", BuiltProgram.data, "--json", "--time-zone", "Europe/Oslo")
        #expect(try second.array().allSatisfy { $0["status"] as? String == "known" })
        #expect(try tur("list", "--json").array().count == 10)
    }

    @Test func `one file plain, gzipped and in a zip is one outing with one id`() throws {
        let one = try BuiltProgram()
        let other = try BuiltProgram()
        defer { for program in [one, other] { program.remove() } }
        let packed = BuiltProgram.data + "/2024-11-09 Rimfrost.gpx.gz"
        try one("import", packed)
        let unpacked = other.home.appending(path: "renamed.xml")
        let gunzip = Process()
        gunzip.executableURL = URL(filePath: "/bin/sh")
        gunzip.arguments = ["-c", "gzip -dc \"$0\" > \"$1\"", packed, unpacked.path]
        try gunzip.run()
        gunzip.waitUntilExit()
        try other("import", unpacked.path)
        let ids = try [one, other].map { try $0("list", "--json").array().map { $0["id"] as? String } }
        #expect(ids[0] == ids[1] && ids[0].count == 1)
    }

    @Test func `undo gives the same bytes back, for every kind of change`() throws {
        let tur = try BuiltProgram()
        defer { tur.remove() }
        try tur("import", BuiltProgram.data)
        let id = try #require(try tur("list", "--json").array()[3]["id"] as? String)
        let before = try tur("show", id, "--json").output
        for change in [["kind", id, "ski"], ["rename", id, "Annet"], ["note", id, "Kaldt"], ["delete", id]] {
            #expect(try tur.run(change).status == 0)
            #expect(try tur("show", id, "--json").output != before, "\(change)")
            #expect(try tur("undo").status == 0)
            #expect(try tur("show", id, "--json").output == before, "\(change)")
        }
        #expect(try tur("undo").status == 2)
    }

    @Test func `deleting closes the gap in the numbers, and what was deleted stays away until it is restored`() throws {
        let tur = try BuiltProgram()
        defer { tur.remove() }
        try tur("import", BuiltProgram.data)
        let ids = try tur("list", "--json").array().map { $0["id"] as? String }
        let fourth = try #require(ids[3])
        try tur("delete", "4")
        #expect(try tur("list", "--json").array().map { $0["number"] as? Int } == Array(1...9))
        let again = try tur("import", BuiltProgram.data, "--json").array()
        #expect(again.contains { ($0["warnings"] as? [[String: Any]])?.first?["code"] as? String == "deleted-before" })
        #expect(try tur("list", "--json").array().count == 9)
        try tur("restore", String(fourth.prefix(8)))
        #expect(try tur("list", "--json").array().map { $0["id"] as? String } == ids)
    }

    @Test(arguments: ["gpx", "json", "geojson"])
    func `an export brings its ids back and adds nothing where they are`(format: String) throws {
        let tur = try BuiltProgram()
        let other = try BuiltProgram()
        defer { for program in [tur, other] { program.remove() } }
        try tur("import", BuiltProgram.data)
        try tur("note", "2", "Snuste lenge")
        let file = tur.home.appending(path: "all.\(format)").path
        try tur("export", "-o", file)
        #expect(try tur("import", file, "--json").array().map { $0["status"] as? String } == ["known"])
        #expect(try other("import", file).status == 0)
        #expect(try other("list", "--json").output == tur("list", "--json").output)
        for number in 1...10 {
            #expect(try other("show", "\(number)", "--json").output == tur("show", "\(number)", "--json").output)
        }
        #expect(try other("routes", "--json").output == tur("routes", "--json").output)
    }

    @Test func `filters are alike on list, stats and export`() throws {
        let tur = try BuiltProgram()
        defer { tur.remove() }
        try tur("import", BuiltProgram.data)
        let filters: [([String], Int)] = [
            (["--kind", "run"], 2), (["--kind", "walk"], 8), (["--from", "2024-10-27", "--to", "2024-10-29"], 2),
            (["--near", "60.1502,10.2481,100"], 9), (["--near", "0,0"], 0),
        ]
        for (filter, count) in filters {
            #expect(try tur.run(["list", "--json"] + filter).array().count == count, "\(filter)")
            #expect(try tur.run(["stats", "--json"] + filter).object()["outings"] as? Int == count, "\(filter)")
            let features = try tur.run(["export", "--format", "json"] + filter).object()["outings"] as? [Any]
            #expect(features?.count == count, "\(filter)")
        }
    }

    @Test func `a bad file never stops the rest, and the status tells the worst`() throws {
        let tur = try BuiltProgram()
        defer { tur.remove() }
        let bad = tur.home.appending(path: "bad.gpx").path
        try Data("<!DOCTYPE a [<!ENTITY b \"c\">]><gpx/>".utf8).write(to: URL(filePath: bad))
        let run = try tur("import", bad, BuiltProgram.data + "/2024-10-12 Intervall.gpx", "/nowhere.gpx", "--json")
        #expect(run.status == 2)
        #expect(try run.array().map { $0["status"] as? String } == ["refused", "stored", "refused"])
        #expect(try tur("list", "--json").array().count == 1)
    }

    @Test func `winter time is shown as it was written`() throws {
        let tur = try BuiltProgram()
        defer { tur.remove() }
        try tur("import", BuiltProgram.data + "/2024-10-27 Vintertid.gpx")
        let leg = try #require((try tur("show", "1", "--json").object()["legs"] as? [[String: Any]])?.first)
        #expect(leg["start"] as? String == "2024-10-27T02:40:00+02:00")
        #expect((leg["end"] as? String)?.hasSuffix("+01:00") == true)
    }

    @Test func `settings are frozen into what is imported afterwards`() throws {
        let tur = try BuiltProgram()
        defer { tur.remove() }
        try tur("settings", "dog-name", "Bella")
        try tur("settings", "stride", "0.5")
        try tur("import", BuiltProgram.data + "/2024-10-05 Morgentur.gpx")
        try tur("settings", "dog-name", "Rex")
        let settings = try tur("show", "1", "--json").object()["settings"] as? [String: Any]
        #expect(settings?["dog_name"] as? String == "Bella" && settings?["stride_m"] as? Double == 0.5)
        let wrong = try tur("settings", "dogname", "x")
        #expect(wrong.status == 64 && wrong.errors.contains("dog-name"))
        #expect(try tur("settings", "units", "furlong").errors.contains("km, mi"))
    }

    @Test func `a store that another program holds is busy after a while and unharmed`() throws {
        let tur = try BuiltProgram()
        defer { tur.remove() }
        try tur("import", BuiltProgram.data + "/2024-10-05 Morgentur.gpx")
        let lock = tur.home.appending(path: ".local/share/tur/tur.sqlite-lock").path
        let holder = Process()
        holder.executableURL = URL(filePath: "/usr/bin/flock")
        holder.arguments = [lock, "sleep", "30"]
        try holder.run()
        defer { holder.terminate() }
        Thread.sleep(forTimeInterval: 0.3)
        let run = try tur("note", "1", "x")
        #expect(run.status == 4 && !run.errors.isEmpty)
        #expect(try tur("list", "--json").array().count == 1)
    }

    @Test func `a number that is not there names no outing, whatever the ids begin with`() throws {
        let tur = try BuiltProgram()
        defer { tur.remove() }
        try tur("import", BuiltProgram.data)
        for number in ["0", "11", "12", "99", "-1", "-9223372036854775808"] {
            #expect(try tur("delete", number).status != 0, "\(number)")
        }
        #expect(try tur("list", "--json").array().count == 10)
    }

    @Test func `what was deleted is listed with the id that brings it back, as JSON too`() throws {
        let tur = try BuiltProgram()
        defer { tur.remove() }
        try tur("import", BuiltProgram.data)
        let deleted = try tur("delete", "4", "4", "--json").object()
        #expect(deleted["changed"] as? Bool == true)
        let listed = try tur("list", "--deleted", "--json").array()
        #expect(listed.map { $0["id"] as? String } == [deleted["outing"] as? String])
        #expect(try tur("restore", try #require(deleted["outing"] as? String)).status == 0)
        #expect(try tur("list", "--deleted", "--json").array().isEmpty)
    }

    @Test func `a folder's broken files are refused by name and its other files left alone`() throws {
        let tur = try BuiltProgram()
        defer { tur.remove() }
        let folder = tur.home.appending(path: "in")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("rubbish".utf8).write(to: folder.appending(path: "a.gpx"))
        try Data("text".utf8).write(to: folder.appending(path: "readme.txt"))
        let run = try tur("import", folder.path, "--json")
        #expect(try run.array().map { $0["status"] as? String } == ["refused", "ignored"] && run.status == 2)
    }

    @Test func `a setting can be taken away again`() throws {
        let tur = try BuiltProgram()
        defer { tur.remove() }
        try tur("settings", "tiles", "https://tiles.example/{z}/{x}/{y}.png")
        try tur("settings", "tiles", "")
        #expect(try tur("settings", "--json").object()["tiles"] as? String == "")
    }

    @Test func `a map of the archive, of one outing and of files is one page without any address`() throws {
        let tur = try BuiltProgram()
        defer { tur.remove() }
        try tur("import", BuiltProgram.data)
        for words in [["map"], ["map", "--outing", "4"], ["map", BuiltProgram.data + "/2024-10-12 Intervall.gpx"]] {
            let page = try tur.run(words + ["-o", "-"])
            #expect(page.status == 0 && page.output.hasPrefix("<!") && !page.output.contains("src=\"http"), "\(words)")
        }
        #expect(try tur("map", "--tiles", "ftp://x").status == 64)
    }
}
