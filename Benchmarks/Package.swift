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

let files = Target.Dependency.product(name: "TurFiles", package: "tur")

let package = Package(
    name: "tur-benchmarks",
    platforms: [.macOS(.v15)],
    products: [.library(name: "ExpatEvents", targets: ["ExpatEvents"])],
    dependencies: [.package(name: "tur", path: "..")],
    targets: [
        .systemLibrary(name: "CExpat", path: "System/CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"])]),
        .target(name: "ExpatEvents", dependencies: [files, "CExpat"], swiftSettings: settings),
        .executableTarget(name: "markup-check", dependencies: [files, "ExpatEvents"], swiftSettings: settings),
        .executableTarget(name: "markup-against-expat", dependencies: [files, "ExpatEvents"], swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
