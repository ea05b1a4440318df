import Foundation
import Testing

/// A Swift file of the tree with its lines.
struct SourceFile: Sendable, CustomTestStringConvertible {
    var path: String
    var lines: [String]

    var testDescription: String { path }

    static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized

    /// All Swift files under `folders`.
    static func all(under folders: [String]) -> [SourceFile] {
        folders.flatMap { folder -> [SourceFile] in
            let base = root.appending(path: folder)
            guard let paths = FileManager.default.enumerator(atPath: base.path) else { return [] }
            return paths.compactMap { $0 as? String }.sorted().filter {
                $0.hasSuffix(".swift") && !$0.contains(".build/")
            }
            .compactMap { path in
                guard let data = FileManager.default.contents(atPath: base.appending(path: path).path) else {
                    return nil
                }
                let text = String(decoding: data, as: UTF8.self)
                return SourceFile(path: "\(folder)/\(path)", lines: text.components(separatedBy: "\n"))
            }
        }
    }

    /// Modules that the file imports.
    var imports: [String] {
        lines.compactMap { line in
            let words = line.split(separator: " ").filter {
                !["public", "internal", "private", "@testable"].contains($0)
            }
            guard words.first == "import", words.count >= 2 else { return nil }
            return String(words[words.count - 1].split(separator: ".")[0])
        }
    }
}

@Suite struct ArchitectureTests {
    /// What each folder may import of ours: the arrows of DESIGN.md.
    static let arrows: [(folder: String, imports: Set<String>)] = [
        ("Modules/Geo", []),
        ("Modules/Outings", ["TurGeo"]),
        ("Modules/Files", ["CTurZlib"]),
        ("Modules/GPX", ["TurOutings", "TurGeo", "TurFiles"]),
        ("Modules/Storage", ["TurOutings", "TurGeo"]),
        ("Modules/Stats", ["TurOutings", "TurGeo"]),
        ("Modules/Texts", ["TurOutings", "TurGeo"]),
        ("Modules/TurKit", ["TurStorage", "TurStats", "TurTexts", "TurGPX", "TurFiles", "TurOutings", "TurGeo"]),
        ("Modules/Commands", ["TurKit", "TurStorage", "TurStats", "TurTexts", "TurFiles", "TurOutings", "TurGeo"]),
        ("Plugins/Activities", ["TurOutings", "TurGeo"]),
        ("Plugins/Formats/GPX", ["TurGPX", "TurOutings", "TurGeo", "TurFiles"]),
        ("Plugins/Formats/GeoJSON", ["TurOutings", "TurGeo", "TurFiles"]),
        ("Plugins/Formats/CSV", ["TurOutings", "TurGeo", "TurFiles"]),
        ("Plugins/Formats/JSON", ["TurOutings", "TurGeo", "TurFiles"]),
        ("Plugins/Formats/MapPage", ["TurOutings", "TurGeo", "TurFiles"]),
        ("Plugins/Backends/SQLite", ["TurStorage", "TurOutings", "TurGeo", "TurFiles", "CTurSQLite"]),
    ]

    @Test(arguments: arrows)
    func `a folder imports what its arrows allow and nothing else`(folder: String, allowed: Set<String>) {
        for file in SourceFile.all(under: [folder]) {
            let ours = file.imports.filter { $0.hasPrefix("Tur") || $0.hasPrefix("CTur") }
            #expect(Set(ours).isSubset(of: allowed), "\(file.path) imports \(ours)")
        }
    }

    @Test func `every source folder stands in the table of arrows`() {
        let known = Self.arrows.map(\.folder) + ["Modules/tur"]
        for file in SourceFile.all(under: ["Modules", "Plugins"]) {
            #expect(known.contains { file.path.hasPrefix($0 + "/") }, "\(file.path)")
        }
    }

    @Test func `Geo and Files live without Foundation, and nobody uses its XML`() {
        for file in SourceFile.all(under: ["Modules", "Plugins"]) {
            #expect(!file.imports.contains("FoundationXML"), "\(file.path)")
            guard file.path.hasPrefix("Modules/Geo/") || file.path.hasPrefix("Modules/Files/") else { continue }
            #expect(!file.imports.contains { $0.hasPrefix("Foundation") }, "\(file.path)")
        }
    }

    @Test(arguments: [" try" + "?", " try" + "!", "fatal" + "Error(", " as" + "!", "catch" + " {}", "print" + "(\""])
    func `modules and plugins hold no swallowed or fatal error`(word: String) {
        for file in SourceFile.all(under: ["Modules", "Plugins"]) {
            for (number, line) in file.lines.enumerated() where line.contains(word) && !line.contains(".print(") {
                Issue.record("\(file.path):\(number + 1): \(word)")
            }
        }
    }

    @Test func `an unchecked Sendable gives its reason`() {
        for file in SourceFile.all(under: ["Modules", "Plugins", "Tests"])
        where !file.path.contains("ArchitectureTests") {
            for (number, line) in file.lines.enumerated() where line.contains("@unchecked" + " Sendable") {
                let before = number > 0 ? file.lines[number - 1] : ""
                #expect(before.contains("//"), "\(file.path):\(number + 1)")
            }
        }
    }

    @Test func `no source file has more than 300 lines`() {
        for file in SourceFile.all(under: ["Modules", "Plugins", "Tests", "Benchmarks", "Examples"]) {
            #expect(file.lines.count <= 301, "\(file.path) has \(file.lines.count - 1) lines")
        }
    }
}
