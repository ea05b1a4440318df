import Foundation
import Testing
import TurCommands
import TurProgramKit
import TurTexts

@Suite struct CommandLineTests {
    @Test func `every verb has help with an example in every finished language`() throws {
        for verb in Program.verbs {
            for language in [Language.nb, .de, .en] {
                let texts = Texts(language)
                #expect(texts.has("verb.\(verb.name)"), "\(verb.name) \(language)")
                for option in verb.allOptions {
                    #expect(texts.has("option.\(option.name)"), "\(option.name) \(language)")
                }
            }
            #expect(verb.example.hasPrefix("tur \(verb.name)"))
        }
    }

    @Test func `help, version and faults of the command line have their statuses`() throws {
        let tur = try BuiltProgram()
        defer { tur.remove() }
        #expect(try tur("--help").status == 0 && tur().status == 64)
        #expect(try tur("import", "--help").output.contains("tur import"))
        #expect(try tur("--version").output.hasPrefix("tur "))
        for words in [
            ["fly"], ["list", "--colour"], ["show"], ["show", "1", "2"], ["import", "--kind"],
            ["list", "--from", "May"],
        ] {
            let run = try tur.run(words)
            #expect(run.status == 64 && !run.errors.isEmpty, "\(words)")
        }
        #expect(try tur("show", "99").status == 3)
        #expect(try tur("list", "--store", "ftp:x").status == 64)
    }

    @Test func `the language follows --lang, then the environment`() throws {
        let tur = try BuiltProgram()
        defer { tur.remove() }
        #expect(try tur("list", environment: ["LANG": "nb_NO.UTF-8"]).output.hasPrefix("Ut på eventyr?"))
        #expect(try tur("list", "--lang", "de", environment: ["LC_ALL": "nb"]).output.hasPrefix("Auf ins"))
        #expect(try tur("list").output.hasPrefix("Off on"))
    }

    @Test func `errors as JSON are one object with code and message`() throws {
        let tur = try BuiltProgram()
        defer { tur.remove() }
        let run = try tur("show", "99", "--json")
        let error = try #require(try JSONSerialization.jsonObject(with: Data(run.errors.utf8)) as? [String: Any])
        #expect(error["error"] as? String == "not-found" && error["message"] is String)
    }

    @Test func `files work without any store`() throws {
        let tur = try BuiltProgram()
        defer { tur.remove() }
        let file = BuiltProgram.data + "/2024-10-12 Intervall.gpx"
        #expect(try tur("inspect", file, "--json").object()["points"] as? Int ?? 0 > 1_000)
        #expect(try tur("stats", file, "--json").object()["outings"] as? Int == 1)
        let target = tur.home.appending(path: "x.geojson").path
        #expect(try tur("convert", file, target).status == 0)
        #expect(try tur("inspect", target, "--json").object()["outings"] as? Int == 1)
        #expect(!FileManager.default.fileExists(atPath: tur.home.appending(path: ".local").path))
        #expect(try tur("convert", file, tur.home.appending(path: "x.doc").path).status == 2)
    }

    @Test func `the standard input is a file like any other`() throws {
        let tur = try BuiltProgram()
        defer { tur.remove() }
        let gpx =
            "<gpx version=\"1.1\" creator=\"t\" xmlns=\"http://www.topografix.com/GPX/1/1\"><trk><trkseg><trkpt lat=\"60\" lon=\"10\"><time>2024-05-11T10:00:00Z</time></trkpt></trkseg></trk></gpx>"
        #expect(try tur("import", "-", input: gpx).status == 0)
        #expect(try tur("list", "--json").array().count == 1)
    }

    @Test func `a kind from a JSON file is seen in list and stats, and kept without it`() throws {
        let tur = try BuiltProgram()
        defer { tur.remove() }
        let kinds = tur.home.appending(path: "kinds.json")
        try Data(
            #"{"id":"kitewalk","names":{"en":"Kite walk"},"topSpeed":9,"isPedestrian":true,"measure":"pace","rank":15}"#
                .utf8
        ).write(to: kinds)
        try tur("import", BuiltProgram.data + "/2024-10-05 Morgentur.gpx")
        #expect(try tur("kind", "1", "kitewalk", "--kinds", kinds.path).status == 0)
        try tur("rename", "1", "")
        #expect(try tur("list", "--kinds", kinds.path).output.contains("Kite walk"))
        #expect(try tur("list", "--json").array()[0]["kinds"] as? [String] == ["kitewalk"])
        #expect(
            try tur("stats", "--category", "kitewalk", "--kinds", kinds.path, "--json").object()["outings"] as? Int == 1
        )
    }

    @Test func `kinds of the settings folder are there without a word`() throws {
        let tur = try BuiltProgram()
        defer { tur.remove() }
        let folder = tur.home.appending(path: ".config/tur/kinds")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(#"{"id":"kayak","names":{"en":"Kayak"}}"#.utf8).write(to: folder.appending(path: "k.json"))
        #expect(try tur("kinds", "--json").array().contains { $0["id"] as? String == "kayak" })
    }

    @Test func `filters hold for files, and an output never overwrites its input`() throws {
        let tur = try BuiltProgram()
        defer { tur.remove() }
        let file = tur.home.appending(path: "a.gpx")
        try Data(contentsOf: URL(filePath: BuiltProgram.data + "/2024-10-12 Intervall.gpx")).write(to: file)
        let before = try Data(contentsOf: file)
        #expect(try tur("stats", file.path, "--kind", "walk", "--json").object()["outings"] as? Int == 0)
        #expect(try tur("stats", file.path, "--near", "0,0", "--json").object()["outings"] as? Int == 0)
        #expect(try tur("convert", file.path, tur.home.path + "/./a.gpx").status == 64)
        #expect(try Data(contentsOf: file) == before)
    }

    @Test func `a pipe that closes and an error output that is full end quietly`() throws {
        let tur = try BuiltProgram()
        defer { tur.remove() }
        try tur("import", BuiltProgram.data)
        let shell = try BuiltProgram("/bin/sh")
        defer { shell.remove() }
        let words =
            "'\(tur.path.path)' export --format csv --store 'sqlite:\(tur.home.path)/.local/share/tur/tur.sqlite'"
        let piped = try shell("-c", words + " | head -1")
        #expect(piped.status == 0 && piped.output.hasPrefix("outing,"))
        #expect(!piped.errors.contains("FileFault"))
        #expect(try shell("-c", "'\(tur.path.path)' inspect /nofile 2>/dev/full; echo $?").output == "2\n")
        #expect(try shell("-c", "'\(tur.path.path)' list --bogus 2>&-; echo $?").output == "64\n")
    }
}
