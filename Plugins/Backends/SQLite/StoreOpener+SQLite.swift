public import TurGeo
import TurOutings
public import TurStorage

extension StoreOpener {
    /// `sqlite:PATH`; the folder of a store that is to be written is made when it is not there.
    ///
    /// `program` is the name under which others see who holds the lock, `clock` the time of tombstones.
    public static func sqlite(program: String, clock: @escaping @Sendable () -> Instant) -> StoreOpener {
        StoreOpener(scheme: "sqlite") { path, access in
            let isThere = StoreFolder.exists(path)
            guard isThere || access == .write else { return nil }
            if !isThere { try StoreFolder.make(for: path) }
            do {
                let store = try await SQLiteStore.open(
                    path: path,
                    access: access == .write ? .readWrite : .readOnly,
                    clock: clock,
                    program: program
                )
                return OpenStore(store) { try await store.close() }
            } catch let error as TurError where error.code == .notFound && access == .read {
                // A program that was killed while it made the store leaves a file in which nothing is yet.
                return nil
            }
        }
    }
}
