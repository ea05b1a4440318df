import Testing
import TurFiles

@Suite struct FileFaultTests {
    @Test func `codes are kebab-case and a fault can be told of a name`() {
        for code in FileFault.Code.allCases {
            #expect(code.rawValue.allSatisfy { $0 == "-" || ("a"..."z").contains($0) })
        }
        #expect(FileFault(.isFolder).named("a") == FileFault(.isFolder, name: "a"))
    }
}

/// The fault that `body` throws, or nil.
func fileFault<Value>(_ body: () throws -> Value) -> FileFault? {
    do { _ = try body() } catch { return error as? FileFault }
    return nil
}
