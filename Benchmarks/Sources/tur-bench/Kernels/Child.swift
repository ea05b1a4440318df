import Foundation
import Harness

/// A side in a process of its own: runs when it is told to, so that sides can take turns.
final class Child {
    private let name: String
    private let process = Process()
    private let (orders, answers) = (Pipe(), Pipe())
    private var rest: [UInt8] = []

    /// Starts `words`; the first is the path of the program.
    init(_ name: String, _ words: [String]) throws {
        self.name = name
        process.executableURL = URL(filePath: words[0])
        process.arguments = Array(words.dropFirst())
        (process.standardInput, process.standardOutput) = (orders, answers)
        try process.run()
    }

    /// Runs once.
    func run() throws -> Measured { try ask("run", as: Measured.self) }

    /// Ends it; the answer is its peak memory in bytes.
    func quit() throws -> Int {
        let peak = try ask("quit", as: [String: Int].self)["peak"] ?? 0
        process.waitUntilExit()
        return peak
    }

    /// Ends it without an answer.
    func kill() {
        if process.isRunning { process.terminate() }
    }

    private func ask<Reply: Decodable>(_ order: String, as type: Reply.Type) throws -> Reply {
        try orders.fileHandleForWriting.write(contentsOf: Data((order + "\n").utf8))
        return try JSONDecoder().decode(type, from: Data(line()))
    }

    private func line() throws -> [UInt8] {
        while true {
            if let end = rest.firstIndex(of: 10) {
                defer { rest.removeSubrange(...end) }
                return Array(rest[..<end])
            }
            let bytes = answers.fileHandleForReading.availableData
            guard !bytes.isEmpty else { throw BenchFault("\(name) ended without an answer") }
            rest += bytes
        }
    }

    /// `--kernel NAME --side SIDE --inputs FOLDER`: the other end, in this program.
    static func serve(kernel name: String, side: String, inputs path: String) throws {
        guard let side = Kernel.all.first(where: { $0.name == name })?.side(side) else {
            throw BenchFault("no side \(side) of a kernel \(name)")
        }
        let run = try side.prepare(InputFolder(path: path))
        while let order = readLine() {
            let reply = try order == "run" ? JSONEncoder().encode(run()) : JSONEncoder().encode(["peak": peakBytes()])
            FileHandle.standardOutput.write(reply + Data("\n".utf8))
            if order == "quit" { return }
        }
    }

    private static func peakBytes() throws -> Int {
        let lines = try String(contentsOfFile: "/proc/self/status", encoding: .utf8).split(separator: "\n")
        let peak = lines.first { $0.hasPrefix("VmHWM:") }?.split(whereSeparator: { " \t".contains($0) })
        return peak.flatMap { Int($0[1]) }.map { $0 * 1_024 } ?? 0
    }
}
