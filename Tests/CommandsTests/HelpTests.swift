import Foundation
import Testing
import TurProgramKit

@Suite struct HelpTests {
    @Test(arguments: ["en", "nb", "de"])
    func `the help screens do not change unnoticed`(language: String) throws {
        let tur = try BuiltProgram()
        defer { tur.remove() }
        let overview = try tur("--help", "--lang", language).output
        let page = try tur("import", "--help", "--lang", language).output
        let file = BuiltProgram.root.appending(path: "Tests/Fixtures/Golden/help-\(language).txt")
        let text = overview + "\n" + page
        if ProcessInfo.processInfo.environment["TUR_GOLDEN"] == "write" { try Data(text.utf8).write(to: file) }
        #expect(try String(contentsOf: file, encoding: .utf8) == text)
    }
}
