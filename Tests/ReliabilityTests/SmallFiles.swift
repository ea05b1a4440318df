import Foundation
import TurProgramKit

/// A folder of many short walks, each with a name of its own.
struct SmallFiles {
    var folder: URL
    var count: Int

    /// Makes `count` files of `points` points in `folder`; names and times follow from `first` on.
    init(_ count: Int, in folder: URL, first: Int = 0, points: Int = 20) throws {
        (self.folder, self.count) = (folder, count)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for number in first..<(first + count) {
            try Data(Self.gpx(number, points).utf8).write(to: folder.appending(path: "\(number).gpx"))
        }
    }

    private static func gpx(_ number: Int, _ points: Int) -> String {
        let day = 1 + number % 28
        let (hour, minute) = (number / 28 % 24, number / 672 % 60)
        let date = "2024-05-\(two(day))T\(two(hour)):\(two(minute))"
        let rows = (0..<points).map { second in
            "<trkpt lat=\"60.\(1_000_000 + number * 100 + second)\" lon=\"10.\(2_000_000 + second * 90)\">"
                + "<ele>\(100 + second)</ele><time>\(date):\(two(second))Z</time></trkpt>\n"
        }
        return "<gpx version=\"1.1\" creator=\"test\" xmlns=\"http://www.topografix.com/GPX/1/1\"><trk><name>\(number)"
            + "</name><trkseg>\n\(rows.joined())</trkseg></trk></gpx>\n"
    }

    private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

extension BuiltProgram.Run {
    /// Names of the files that an import told as stored before it ended, however it ended: every whole line is a row.
    var stored: [String] {
        output.split(separator: "\n").compactMap { line in
            let row = Result { try JSONSerialization.jsonObject(with: Data(line.trimmingSuffix(",").utf8)) }
            guard case .success(let value) = row, let object = value as? [String: Any] else { return nil }
            guard object["status"] as? String == "stored", let file = object["file"] as? String else { return nil }
            return URL(filePath: file).deletingPathExtension().lastPathComponent
        }
    }
}

extension Substring {
    fileprivate func trimmingSuffix(_ suffix: String) -> Substring { hasSuffix(suffix) ? dropLast(suffix.count) : self }
}

extension BuiltProgram {
    /// Names of all outings in the store.
    func names() throws -> [String] { try self("list", "--json").array().compactMap { $0["name"] as? String } }

    /// Whether `tur doctor` finds the store sound.
    func isSound() throws -> Bool { try self("doctor", "--json").object()["sound"] as? Bool ?? false }
}

/// How much is done: a little in every run, much in `make soak`.
enum Soak {
    static let isOn = ProcessInfo.processInfo.environment["TUR_SOAK"] == "1"
    static func choose<Value>(short: Value, soak: Value) -> Value { isOn ? soak : short }
}
