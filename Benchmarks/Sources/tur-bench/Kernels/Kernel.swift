import Harness

/// A kernel of Modules/Geo that is measured, with what it is held against.
///
/// To add one, write a file beside this one and add its name to `all`:
///
///     import TurGeo
///
///     extension Kernel {
///         static let doubling = Kernel(
///             name: "doubling",
///             item: "number",
///             inputs: { count, folder in                     // the same for the same count: seed your random numbers
///                 try folder.write(Walk(count).x, to: "x")   // flat columns, which all sides read
///             },
///             ours: Side(
///                 load: { try $0.column("x", of: Double.self) },         // not measured
///                 run: { Doubling.doubled($0) },                         // measured, with its allocations
///                 answer: { Answer(counts: ["numbers": $0.count], sums: ["x": $0.reduce(0, +)]) }
///             ),
///             naive: (100_000, Side(…)),                                 // the largest size it can do in a second or so
///             peers: [Peer("numpy", script: "numpy_doubling")],          // Benchmarks/Peers/numpy_doubling.py
///             goals: [.times(5, fasterThan: "numpy", at: 1_000_000), .growth(1.2, at: 1_000_000)]
///         )
///     }
///
/// Every side runs in a process of its own. Whatever two answers both name must be equal (counts) or nearly so (sums)
/// before a figure is shown. In CI the short sizes run without peers; the gates are `fasterThanNaive`, `shortGrowth` and
/// `allocations`.
struct Kernel: Sendable {
    /// Its name in tables and JSON.
    var name: String
    /// What `n` counts.
    var item: String
    /// The numbers of items, ascending.
    var sizes = [10_000, 100_000, 1_000_000]
    /// The numbers of items in CI, ascending.
    var shortSizes = [10_000, 100_000]
    /// Writes the inputs of that many items.
    var inputs: @Sendable (_ count: Int, _ folder: InputFolder) throws -> Void
    /// The kernel.
    var ours: Side
    /// The plain way to the same answer, and the largest size at which it is run.
    var naive: (upTo: Int, side: Side)?
    /// Other software, or another kernel of ours.
    var peers: [Peer] = []
    /// What is aimed at in the long run.
    var goals: [KernelGoal] = []
    /// By how much two sums may differ, as a share.
    var tolerance = 1e-9
    /// Gate in CI: how many times faster than the naive side, at its largest short size.
    var fasterThanNaive: Double?
    /// Gate in CI: the exponent of growth over the short sizes; a little above the aim of 1.2, for noisy machines.
    var shortGrowth: Double? = 1.3
    /// Gate in CI: allocations in one run at that size.
    var allocations: @Sendable (_ count: Int) -> Int = { _ in 40 }

    /// All of them, in the order of the table.
    static let all: [Kernel] = [
        .densify, .densifyUniform, .densifyOneStay, .fillGaps, .thinning,
        .pyramidClustered, .pyramidUniform, .pyramidMixed, .pyramidOneStay,
        .dbscan, .dbscanUniform, .oneStay, .linkage, .linkageUniform, .labelGroups,
        .kdTree, .kdTreeUniform, .kdTreeOneStay, .grid, .gridUniform, .gridOneStay,
        .simplify, .simplifyUniform, .simplifyOneStay, .zigzag, .visvalingam, .significance, .packing, .packingOriginal,
        .distance, .distanceUniform, .distanceOneStay, .geodesic, .mercator, .lv95, .lv95Clustered, .lv95OneStay,
        .hull, .ellipse, .polygon, .polyline, .geohash,
        .clean, .tap, .frequency, .hexagons, .stretches,
    ]

    /// The side that a child process of the name `side` runs.
    func side(_ side: String) -> Side? {
        switch side {
        case "ours": ours
        case "naive": naive?.side
        default: peers.first { $0.name == side }?.side
        }
    }
}
