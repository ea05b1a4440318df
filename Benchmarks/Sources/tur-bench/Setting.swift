import Foundation
import Harness
import TurFiles
import TurProgramKit

/// What every benchmark is given.
struct Setting: Sendable {
    /// The released program.
    var tur: String
    /// An empty folder for inputs and stores.
    var folder: URL
    /// Whether this is the short form, for CI.
    var isShort: Bool
    /// Where the peers of the kernels in Python are, when they are installed.
    var peers: PeerSetting?

    /// Runs other programs.
    var launcher: Launcher {
        Launcher(
            command: [Self.own, "--launch"],
            folder: folder,
            environment: ["HOME": folder.path, "PATH": "/usr/local/bin:/usr/bin:/bin", "LANG": "C.UTF-8"]
        )
    }

    /// This program.
    static let own = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().path

    /// One of two numbers, by the form.
    func choose<Value>(short: Value, full: Value) -> Value { isShort ? short : full }

    /// The path of the file or folder `name`.
    func path(_ name: String) -> String { folder.appending(path: name).path }

    /// Writes `bytes` to the file `name`; the answer is its path.
    func file(_ name: String, _ bytes: [UInt8]) throws -> String {
        let path = path(name)
        try Data(bytes).write(to: URL(filePath: path))
        return path
    }

    /// A contender that is another program: its output is handed to `judge`, which says what it came to.
    func program(
        _ name: String,
        _ words: [String],
        expected: Outcome,
        before prepare: @escaping () throws -> Void = {},
        judge: @escaping (_ output: [UInt8]) throws -> Outcome
    ) -> Contender {
        Contender(name, expected: expected) {
            try prepare()
            let output = folder.appending(path: ".output")
            let run = try launcher.run(words, output: output)
            guard run.status == 0 else { throw WrongOutcome(description: "\(words): status \(run.status)") }
            let bytes = try FileReader.bytes(path: output.path)
            return (Cost(cpu: run.cpu, wall: run.wall), try judge(bytes))
        }
    }

    /// Where the words of `store` are the path of a store in the folder.
    func store(_ name: String) -> [String] { ["--store", "sqlite:" + path(name)] }

    /// Removes what is left of a store.
    func removeStore(_ name: String) throws {
        for suffix in ["", "-wal", "-shm", "-lock"] where FileManager.default.fileExists(atPath: path(name) + suffix) {
            try FileManager.default.removeItem(atPath: path(name) + suffix)
        }
    }
}

extension Outcome {
    /// The number of times that `text`, of plain characters, stands in `bytes`.
    static func count(of text: StaticString, in bytes: [UInt8]) -> Outcome {
        let length = text.utf8CodeUnitCount
        let count = bytes.withUnsafeBytes { buffer in
            guard let start = buffer.baseAddress else { return 0 }
            var (count, place) = (0, 0)
            while place + length <= buffer.count,
                let found = memchr(start + place, Int32(text.utf8Start.pointee), buffer.count - place - length + 1)
            {
                let isWhole = memcmp(found, text.utf8Start, length) == 0
                place = start.distance(to: UnsafeRawPointer(found)) + (isWhole ? length : 1)
                if isWhole { count += 1 }
            }
            return count
        }
        return Outcome(count: count)
    }
}
