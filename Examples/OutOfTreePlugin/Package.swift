// swift-tools-version: 6.2
import PackageDescription

// A package of somebody else: a format that tur does not have, and a program that has it. No fork is needed.

let package = Package(
    name: "tur-markdown",
    platforms: [.macOS(.v15)],
    products: [.library(name: "TurFormatMarkdown", targets: ["TurFormatMarkdown"])],
    dependencies: [.package(name: "tur", path: "../..")],
    targets: [
        .target(name: "TurFormatMarkdown", dependencies: [.product(name: "TurOutings", package: "tur")]),
        .executableTarget(
            name: "tur-markdown",
            dependencies: [
                "TurFormatMarkdown",
                .product(name: "TurActivities", package: "tur"),
                .product(name: "TurCommands", package: "tur"),
                .product(name: "TurFormatGPX", package: "tur"),
                .product(name: "TurStoreSQLite", package: "tur"),
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)
