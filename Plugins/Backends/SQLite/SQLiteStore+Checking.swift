public import TurGeo
public import TurOutings
public import TurStorage

extension SQLiteStore: StoreChecking {
    /// What is wrong with the file, and what is worth knowing.
    public func check() async throws -> [Finding] {
        var findings: [Finding] = []
        do {
            try reading { connection in
                var check = StoreCheck(connection: connection, path: path)
                defer { findings = check.report.findings }
                try check.run()
            }
        } catch let error as TurError where error.code == .storeDamaged {
            // In a file that is damaged enough even the end of reading fails; what was found before stands.
            let isNamed = findings.contains { $0.effect == .lost }
            if !isNamed { findings.append(.store("store-integrity", .lost, [error.cause ?? ""], .restoreCopy)) }
        }
        if let fault = checkpointFault {
            findings.append(.store("store-checkpoint", .warning, [fault.cause ?? fault.code.rawValue], .wait))
        }
        return findings
    }

    /// What is wrong with the store at `path`, opened for reading alone; one that is too damaged to be opened is a finding.
    ///
    /// - Throws: `TurError` as `open` does, but for `store-damaged`.
    public static func check(path: String, clock: @escaping @Sendable () -> Instant) async throws -> [Finding] {
        do {
            return try await open(path: path, access: .readOnly, clock: clock, program: "").check()
        } catch let error as TurError where error.code == .storeDamaged {
            return [.store("store-unreadable", .lost, [error.cause ?? error.arguments.joined()], .restoreCopy)]
        }
    }
}
