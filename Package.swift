// swift-tools-version: 6.2
import PackageDescription

// The package as a table. A row names a target, its folder and all that it may import; products follow from the rows.
// ArchitectureTests hold the import lines of every file against these rows.

let systemLibraries: [Target] = [
    systemLibrary("CTurZlib", pkgConfig: "zlib", apt: "zlib1g-dev"),
    systemLibrary("CTurSQLite", pkgConfig: "sqlite3", apt: "libsqlite3-dev"),
]

let modules = [
    Row("TurGeo", "Modules/Geo"),
    Row("TurOutings", "Modules/Outings", ["TurGeo"]),
    Row("TurFiles", "Modules/Files", ["CTurZlib"]),
    Row("TurGPX", "Modules/GPX", ["TurOutings", "TurGeo", "TurFiles"]),
    Row("TurStats", "Modules/Stats", ["TurOutings", "TurGeo"]),
    Row("TurStorage", "Modules/Storage", ["TurOutings", "TurGeo"]),
    Row("TurTexts", "Modules/Texts"),
    Row("TurKit", "Modules/TurKit", ["TurStorage", "TurStats", "TurFiles", "TurOutings", "TurGeo"]),
    Row(
        "TurCommands",
        "Modules/Commands",
        ["TurKit", "TurStorage", "TurStats", "TurTexts", "TurFiles", "TurOutings", "TurGeo"]
    ),
]

let plugins = [
    Row("TurActivities", "Plugins/Activities", ["TurOutings"]),
    Row("TurFormatGPX", "Plugins/Formats/GPX", ["TurGPX", "TurFiles", "TurOutings"]),
    Row("TurFormatGeoJSON", "Plugins/Formats/GeoJSON", ["TurFiles", "TurOutings", "TurGeo"]),
    Row("TurFormatJSON", "Plugins/Formats/JSON", ["TurFiles", "TurOutings", "TurGeo"]),
    Row("TurFormatCSV", "Plugins/Formats/CSV", ["TurFiles", "TurOutings", "TurGeo"]),
    Row("TurStoreSQLite", "Plugins/Backends/SQLite", ["TurStorage", "TurOutings", "TurGeo", "CTurSQLite"]),
    Row("TurFormatMapPage", "Plugins/Formats/MapPage", ["TurFiles", "TurOutings", "TurGeo"]),
]

let programs = [
    Row(
        "tur",
        "Modules/tur",
        [
            "TurCommands", "TurActivities", "TurFormatGPX", "TurFormatGeoJSON", "TurFormatJSON", "TurFormatCSV",
            "TurFormatMapPage", "TurStoreSQLite",
        ]
    )
]

let examples = [
    Row("MakeData", "Examples/MakeData", ["TurFiles"]),
    Row("ReadFile", "Examples/ReadFile", ["TurFormatGPX", "TurKit", "TurOutings"]),
    Row("HotSpots", "Examples/HotSpots", ["TurFormatGPX", "TurGeo", "TurKit", "TurOutings"]),
    Row(
        "NewKind",
        "Examples/NewKind",
        [
            "TurCommands", "TurActivities", "TurFormatGPX", "TurFormatGeoJSON", "TurFormatJSON", "TurFormatCSV",
            "TurFormatMapPage", "TurStoreSQLite", "TurOutings",
        ]
    ),
]

let kits = [
    Row("TurTestBrowser", "Tests/TestBrowser"),
    Row("TurTestKit", "Tests/TestKit", ["TurStorage", "TurOutings", "TurGeo"]),
    Row("TurProgramKit", "Tests/ProgramKit"),
]

let testPrograms = [
    Row("launcher", "Tests/Launcher", ["TurProgramKit"])
]

let tests = [
    Row("ArchitectureTests", "Tests/ArchitectureTests"),
    Row("GeoTests", "Tests/GeoTests", ["TurGeo", "TurTestKit"]),
    Row("OutingsTests", "Tests/OutingsTests", ["TurOutings", "TurGeo"]),
    Row("GPXTests", "Tests/GPXTests", ["TurGPX", "TurOutings", "TurGeo", "TurFiles"]),
    Row(
        "FormatsTests",
        "Tests/FormatsTests",
        [
            "TurFormatGPX", "TurFormatGeoJSON", "TurFormatJSON", "TurFormatCSV", "TurActivities", "TurTestKit",
            "TurKit",
            "TurFiles", "TurOutings", "TurGeo",
        ]
    ),
    Row("CommandsTests", "Tests/CommandsTests", ["TurProgramKit", "TurCommands", "TurTexts", "tur"]),
    Row("ExamplesTests", "Tests/ExamplesTests", ["HotSpots", "MakeData", "NewKind", "ReadFile"]),
    Row("ReliabilityTests", "Tests/ReliabilityTests", ["TurProgramKit", "TurTestKit", "tur", "launcher"]),
    Row("TextsTests", "Tests/TextsTests", ["TurTexts"]),
    Row("StatsTests", "Tests/StatsTests", ["TurStats", "TurActivities", "TurOutings", "TurGeo"]),
    Row("FilesTests", "Tests/FilesTests", ["TurFiles"]),
    Row("StorageTests", "Tests/StorageTests", ["TurStorage", "TurTestKit", "TurOutings", "TurGeo"]),
    Row(
        "StoreSQLiteTests",
        "Tests/StoreSQLiteTests",
        ["TurStoreSQLite", "TurStorage", "TurTestKit", "TurOutings", "TurGeo"]
    ),
    Row(
        "MapPageTests",
        "Tests/MapPageTests",
        ["TurFormatMapPage", "TurTestBrowser", "TurActivities", "TurFiles", "TurOutings", "TurGeo"]
    ),
]

let package = Package(
    name: "tur",
    platforms: [.macOS(.v15), .iOS(.v18), .watchOS(.v11)],
    products: (modules + plugins + kits).map(\.libraryProduct) + programs.map(\.executableProduct),
    targets: systemLibraries + (modules + plugins + kits).map(\.library)
        + (programs + examples + testPrograms).map(\.executable)
        + tests.map(\.test),
    swiftLanguageModes: [.v6]
)

/// A target of the table: its name, its folder and the targets that it may import.
struct Row {
    var name: String
    var path: String
    var imports: [String]

    init(_ name: String, _ path: String, _ imports: [String] = []) {
        (self.name, self.path, self.imports) = (name, path, imports)
    }

    var library: Target { .target(name: name, dependencies: dependencies, path: path, swiftSettings: settings) }
    var executable: Target {
        .executableTarget(name: name, dependencies: dependencies, path: path, swiftSettings: settings)
    }
    var test: Target { .testTarget(name: name, dependencies: dependencies, path: path, swiftSettings: settings) }
    var libraryProduct: Product { .library(name: name, targets: [name]) }
    var executableProduct: Product { .executable(name: name, targets: [name]) }

    private var dependencies: [Target.Dependency] { imports.map { .byName(name: $0) } }
    private var settings: [SwiftSetting] {
        [
            .enableUpcomingFeature("ExistentialAny"),
            .enableUpcomingFeature("MemberImportVisibility"),
            .enableUpcomingFeature("InternalImportsByDefault"),
            .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
            .treatAllWarnings(as: .error),
        ]
    }
}

func systemLibrary(_ name: String, pkgConfig: String, apt: String) -> Target {
    .systemLibrary(name: name, path: "Modules/System/\(name)", pkgConfig: pkgConfig, providers: [.apt([apt])])
}
