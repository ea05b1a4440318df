// swift-tools-version: 6.2
import PackageDescription

// Programs that measure tur or hold it against other software. A package of its own, so that tur needs none of what
// stands here; the folder of the clone may have any name.

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .treatAllWarnings(as: .error),
]

let files = ours("TurFiles")

let package = Package(
    name: "tur-benchmarks",
    platforms: [.macOS(.v15)],
    products: [.library(name: "ExpatEvents", targets: ["ExpatEvents"])],
    dependencies: [.package(name: "tur", path: "..")],
    targets: [
        .systemLibrary(name: "CExpat", path: "System/CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"])]),
        .target(name: "ExpatEvents", dependencies: [files, "CExpat"], swiftSettings: settings),
        .target(name: "Harness", swiftSettings: settings),
        .target(name: "CAllocations"),
        .executableTarget(
            name: "tur-bench",
            dependencies: [
                "Harness", "CAllocations", "CExpat", files, ours("TurGPX"), ours("TurGeo"), ours("TurOutings"),
                ours("TurStorage"),
                ours("TurStoreSQLite"), ours("TurProgramKit"),
            ],
            swiftSettings: settings
        ),
        .executableTarget(name: "markup-check", dependencies: [files, "ExpatEvents"], swiftSettings: settings),
        .executableTarget(name: "markup-against-expat", dependencies: [files, "ExpatEvents"], swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)

/// A product of the package that is measured.
func ours(_ name: String) -> Target.Dependency { .product(name: name, package: "tur") }
