import Testing
import TurStorage
import TurTestKit

struct MemoryStoreTests {
    @Test(arguments: StoreConformance.all)
    func `a store in memory keeps its contract`(_ sentence: StoreConformance) async throws {
        try await sentence.check { MemoryStore(clock: $0.read) }
    }
}
