import Foundation

/// A row of a kernel and one peer, in the JSON of `make bench-peers`.
///
/// All keys are always there; what there is none of is null.
public struct KernelRow: Encodable, Sendable {
    private var row: BenchRow
    private var peer: PeerFigure?

    private enum Key: String, CodingKey {
        case kernel, n, nanoseconds = "ns_per_item", peer, toPeer = "ratio_to_peer", toNaive = "ratio_to_naive", growth
        case peak = "peak_mb", peerPeak = "peer_peak_mb"
    }

    /// The rows of a kernel's row: one a peer, or one without a peer.
    public static func all(of row: BenchRow) -> [KernelRow] {
        guard let peers = row.peers, !peers.isEmpty else { return [KernelRow(row: row, peer: nil)] }
        return peers.map { KernelRow(row: row, peer: $0) }
    }

    /// How many times the peer's processor time is ours.
    var ratio: Double? { peer?.cpu.map { $0.median / row.cpu.median } }

    /// Writes all keys.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(row.benchmark, forKey: .kernel)
        try container.encode(row.size, forKey: .n)
        try container.encode(row.nanosecondsPerItem, forKey: .nanoseconds)
        try container.encode(peer?.name, forKey: .peer)
        try container.encode(ratio, forKey: .toPeer)
        try container.encode(row.ratio, forKey: .toNaive)
        try container.encode(row.growth, forKey: .growth)
        try container.encode(row.peakMegabytes, forKey: .peak)
        try container.encode(peer?.peakMegabytes, forKey: .peerPeak)
    }

    /// A table of kernels, one line a peer, and below it the goals.
    public static func lines(_ rows: [BenchRow]) -> [String] {
        let titles = [
            "kernel", "size", "ns/item", "±", "× naive", "× peer", "peer MB", "growth", "our MB", "against",
        ]
        var table = [titles]
        for row in rows {
            for line in all(of: row) { table.append(line.cells) }
        }
        return Report.aligned(table) + [""] + legend
    }

    private static let legend = [
        "ns/item: median of processor time; ±: its spread. × naive, × peer: how many times faster ours is; (can't): that",
        "peer ends or crashes at this size. MB: the most memory of a process. growth: the exponent from the size above.",
    ]

    private var cells: [String] {
        [
            row.benchmark, "\(row.size)", Report.text(row.nanosecondsPerItem, 2),
            Report.text(row.cpu.spread * 100, 0) + " %", Report.times(row.ratio), Report.times(ratio),
            Report.text(peer?.peakMegabytes, 0), Report.text(row.growth, 2), Report.text(row.peakMegabytes, 0),
            peer.map { $0.cpu == nil ? $0.name + " (can't)" : $0.name } ?? "",
        ]
    }

    /// Writes the rows as a JSON array to the file at `path`.
    ///
    /// - Throws: what writing throws.
    public static func write(_ rows: [BenchRow], to path: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try encoder.encode(rows.flatMap(all)).write(to: URL(filePath: path))
    }
}
