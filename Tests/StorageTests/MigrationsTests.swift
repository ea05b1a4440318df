import Testing
import TurOutings
import TurStorage

struct MigrationsTests {
    private typealias Steps = Migrations<Int>

    @Test func `a store gets the versions that it lacks, oldest first`() throws {
        let migrations = try Steps([.init(1, [.statement("a")]), .init(2, []), .init(3, [.action { _ in }])])
        #expect(migrations.newest == 3)
        #expect(try migrations.pending(after: 0).map(\.number) == [1, 2, 3])
        #expect(try migrations.pending(after: 2).map(\.number) == [3])
        #expect(try migrations.pending(after: 3).isEmpty)
    }

    @Test func `a newer store is refused with both versions`() throws {
        let migrations = try Steps([.init(1, [])])
        let error = #expect(throws: TurError.self) { try migrations.pending(after: 2) }
        #expect(error == TurError(.storeNewer, ["2", "1"]))
    }

    @Test(arguments: [[2], [1, 3], [1, 1], [0, 1]])
    func `versions are numbered from 1 without a gap`(_ numbers: [Int]) {
        #expect(throws: TurError.self) { try Steps(numbers.map { .init($0, []) }) }
    }
}
