import Foundation
import Testing

@Suite struct ExamplesTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
    private static let folder = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    private static let data = root.appending(path: "Examples/Data").path

    /// Runs a program with a home of its own; the answer is its output.
    private func run(_ program: URL, _ words: [String], home: URL) throws -> String {
        let process = Process()
        process.executableURL = program
        process.arguments = words
        process.environment = ["HOME": home.path]
        let output = home.appending(path: ".out")
        try Data().write(to: output)
        process.standardOutput = try FileHandle(forWritingTo: output)
        try process.run()
        process.waitUntilExit()
        return String(decoding: try Data(contentsOf: output), as: UTF8.self)
    }

    private func home() throws -> URL {
        let home = FileManager.default.temporaryDirectory.appending(path: "tur-examples-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        return home
    }

    @Test func `the committed data is what its generator makes`() throws {
        let home = try home()
        _ = try run(Self.folder.appending(path: "MakeData"), [home.appending(path: "Data").path], home: home)
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.data).sorted()
        #expect(names.count == 11)
        for name in names {
            let made = try Data(contentsOf: home.appending(path: "Data/\(name)"))
            #expect(made == (try Data(contentsOf: URL(filePath: Self.data + "/" + name))), "\(name)")
        }
    }

    @Test func `a kind in one file is seen in list, statistics and export`() throws {
        let home = try home()
        let program = Self.folder.appending(path: "NewKind")
        _ = try run(program, ["import", Self.data + "/2024-10-05 Morgentur.gpx"], home: home)
        _ = try run(program, ["kind", "1", "skijoring"], home: home)
        _ = try run(program, ["rename", "1", ""], home: home)
        #expect(try run(program, ["list", "--lang", "nb"], home: home).contains("Snørekjøring"))
        #expect(try run(program, ["stats", "--category", "ski", "--json"], home: home).contains("\"outings\":1"))
        #expect(try run(program, ["export", "--format", "gpx"], home: home).contains("<type>skijoring</type>"))
    }

    @Test func `the example of the README is the one that is built, and runs`() throws {
        let readme = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
        let source = try String(contentsOf: Self.root.appending(path: "Examples/ReadFile/Main.swift"), encoding: .utf8)
        let built = Set(source.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) })
        let block = try #require(
            readme.components(separatedBy: "```swift\n").dropFirst().first?.components(separatedBy: "```").first
        )
        for line in block.split(separator: "\n").map({ $0.trimmingCharacters(in: .whitespaces) }) {
            #expect(built.contains(line), "\(line)")
        }
        let file = Self.data + "/2024-10-27 Vintertid.gpx"
        #expect(
            try run(Self.folder.appending(path: "ReadFile"), [file], home: home()).hasPrefix(
                "2024-10-27T02:40:00+02:00 "
            )
        )
    }

    private static let outside = root.appending(path: "Examples/OutOfTreePlugin/.build/debug/tur-markdown")

    @Test(
        .enabled(
            if: FileManager.default.fileExists(atPath: outside.path),
            "make test builds Examples/OutOfTreePlugin first"
        )
    )
    func `a format of another package is a format like any other`() throws {
        let home = try home()
        _ = try run(Self.outside, ["import", Self.data + "/2024-10-05 Morgentur.gpx"], home: home)
        let diary = try run(Self.outside, ["export", "--format", "markdown"], home: home)
        #expect(diary.hasPrefix("## 2024-10-05: Tur med hunden"))
    }

    @Test func `hot spots of the committed data are found, mapped and counted`() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.data).sorted()
            .filter { $0.hasSuffix(".gpx") && $0.hasPrefix("2024") }.map { Self.data + "/" + $0 }
        let output = try run(Self.folder.appending(path: "HotSpots"), files, home: home())
        #expect(output.hasPrefix("\(files.count) outings, "), "\(output)")
        #expect(output.contains("spots with 30 fixes") && output.contains("zoom 14: "))
        #expect(output.split(separator: "\n").last == "cells of level 18 that most outings pass: 8", "\(output)")
    }
}
