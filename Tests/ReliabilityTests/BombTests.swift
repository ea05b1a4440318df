import Foundation
import Testing
import TurProgramKit

@Suite struct BombTests {
    /// Seconds of processor time and bytes of memory beyond the file itself that any of them may cost.
    private static let allowed = (cpu: 1.0, bytes: 64 << 20)

    @Test(arguments: Bomb.all)
    func `a bomb ends at once, in little memory, with the right reason`(_ bomb: Bomb) throws {
        let released = try BuiltProgram.released()
        let tur = try released ?? BuiltProgram()
        defer { tur.remove() }
        let divisor = released == nil ? 50 : 1
        if released == nil { print("TUR_RELEASED is not set: the bomb is small, and its cost is not looked at") }
        let (file, output, errors) = (tur.home.appending(path: "bomb.gpx"), tur.file("out"), tur.file("err"))
        let content = bomb.content(divisor)
        try content.write(to: file)
        let words = [tur.path.path, "inspect", "--json", file.path]
        let run = try tur.launcher.run(words, output: output, errors: errors)
        let answer = try JSONSerialization.jsonObject(with: Data(contentsOf: run.status == 2 ? errors : output))
        let object = try #require(answer as? [String: Any])
        #expect(run.status == bomb.status, "\(object)")
        #expect(Self.reasons(in: object).contains(bomb.reason), "\(object)")
        #expect(object["points"] as? Int == bomb.points?(divisor))
        guard released != nil else { return }
        #expect(run.cpu <= Self.allowed.cpu)
        #expect(run.peakBytes - content.count <= Self.allowed.bytes)
    }

    private static func reasons(in object: [String: Any]) -> [String] {
        let findings = ["repairs", "skipped", "warnings"].flatMap { object[$0] as? [[String: Any]] ?? [] }
        return findings.compactMap { $0["code"] as? String } + (object["arguments"] as? [String] ?? []).prefix(1)
    }
}

extension BuiltProgram {
    /// A file of that name in the home.
    func file(_ name: String) -> URL { home.appending(path: name) }
}
