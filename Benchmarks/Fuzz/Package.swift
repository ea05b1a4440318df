// swift-tools-version: 6.2
import PackageDescription

// Fuzzing with libFuzzer. Built in release mode, with coverage of all modules:
//   swift build -c release -Xswiftc -sanitize=fuzzer
//   SWIFT_BACKTRACE=enable=no .build/release/fuzz-markup -max_total_time=60 -dict=markup.dict CORPUS SEEDS
// The flags make this package unfit as a dependency, so it stands apart.

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .treatAllWarnings(as: .error),
    .unsafeFlags(["-sanitize=fuzzer"]),
]

let package = Package(
    name: "tur-fuzz",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "tur", path: "../.."),
        .package(name: "tur-benchmarks", path: ".."),
    ],
    targets: [
        .systemLibrary(name: "CLibFuzzer", path: "System/CLibFuzzer"),
        .executableTarget(
            name: "fuzz-markup",
            dependencies: [
                "CLibFuzzer",
                .product(name: "ExpatEvents", package: "tur-benchmarks"),
                .product(name: "TurFiles", package: "tur"),
            ],
            swiftSettings: settings,
            linkerSettings: [.unsafeFlags(["-sanitize=fuzzer", "-use-ld=lld"])]
        ),
    ],
    swiftLanguageModes: [.v6]
)
