// swift-tools-version: 6.2
import PackageDescription

/// What every target asks of the compiler. One that names no settings gets these, below.
let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

/// What lives on the main actor: the screens and the logic behind them.
let onMainActor: [SwiftSetting] = strict + [.defaultIsolation(MainActor.self)]

/// What each architecture stands on, and all that it may see.
let foundation: [Target.Dependency] = ["AppContract", "PocketUI", "Services"]

/// The architectures, a line for each.
let architectures: [Target] = [
    .target(name: "MVC", dependencies: foundation, swiftSettings: onMainActor),
    .target(name: "MVP", dependencies: foundation, swiftSettings: onMainActor),
    .target(name: "MVVM", dependencies: foundation, swiftSettings: onMainActor),
    .target(name: "VIPER", dependencies: foundation, swiftSettings: onMainActor),
]

/// What the architectures share, and the server in memory, which none of them sees.
let shared: [Target] = [
    .target(name: "PocketUI", swiftSettings: onMainActor),
    .target(name: "Services"),
    .target(name: "InMemoryServer", dependencies: ["Services"]),
    .target(
        name: "AppContract", dependencies: ["PocketUI", "Services"],
        swiftSettings: onMainActor),
]

/// Panels with another design: some files of their own, and links to those of the panel for the rest.
/// A change of the panel can keep them from compiling, so nothing that a workshop needs depends on them.
let variants: [Target] = ["MVCMassive", "MVPOneController", "MVVMHandlers", "MVVMObservation"].map {
    .target(
        name: $0, dependencies: foundation, path: "Benchmarks/Variants/\($0)",
        swiftSettings: onMainActor)
}

let package = Package(
    name: "triptych",
    platforms: [.macOS("26.0"), .iOS("26.0")],
    products: [
        .executable(name: "triptych", targets: ["triptych"]),
        .executable(name: "triptych-probe", targets: ["ProbeProgram"]),
        .executable(name: "triptych-variants", targets: ["VariantProgram"]),
    ],
    targets: architectures + shared + variants + [
        .target(
            name: "ArchitectureList",
            dependencies: ["Anatomy", "AppContract"] + architectures.map { .byName(name: $0.name) }),

        .target(
            name: "Scenarios", dependencies: foundation + ["InMemoryServer", "Reporting"]),
        .target(
            name: "Exploration",
            dependencies: foundation + ["InMemoryServer", "Measuring", "Scenarios"],
            swiftSettings: onMainActor),
        .target(name: "LoopbackServer"),
        .target(
            name: "LoopbackWire",
            dependencies: ["InMemoryServer", "LoopbackServer", "Services"]),
        .target(name: "RuntimeCounters"),
        .target(name: "Subprocesses"),
        .target(name: "Measuring", dependencies: ["RuntimeCounters", "Subprocesses"]),
        .target(name: "CallRecorder"),
        .target(name: "Anatomy", dependencies: ["CallRecorder", "Reporting", "Subprocesses"]),
        .target(
            name: "NewFeature", dependencies: ["Anatomy", "Reporting"],
            resources: ["MVC", "MVP", "MVVM", "VIPER", "all", "one", "scenario"].map {
                .embedInCode("Templates/\($0).txt")
            }),
        .target(
            name: "Reporting",
            resources: [
                .embedInCode("CodeColumns/code-columns.css"), .embedInCode("HTML/page.css"),
                .embedInCode("HTML/page.js"),
            ]),

        // Two targets compile sources of another one anew, by a link to its folder: the duplicate of MVC that
        // shows the noise floor, and the bindings beside what they are measured against.
        .target(
            name: "MVCDuplicate", dependencies: foundation, path: "Benchmarks/MVCDuplicate",
            swiftSettings: onMainActor),
        .target(
            name: "ObservationBenchmarks", dependencies: ["Measuring", "PocketUI"],
            path: "Benchmarks/Observation", swiftSettings: onMainActor),
        .target(
            name: "TerminalApp", dependencies: foundation + ["InMemoryServer", "Reporting"],
            resources: [.embedInCode("Playing/news.txt")],
            swiftSettings: onMainActor),
        .target(
            name: "Benchmarks",
            dependencies: foundation + [
                "InMemoryServer", "MVCDuplicate", "Measuring", "ObservationBenchmarks",
            ],
            path: "Benchmarks/Suites"),
        .target(
            name: "VariantList",
            dependencies: ["AppContract", "Benchmarks"] + variants.map { .byName(name: $0.name) },
            path: "Benchmarks/Variants/List"),
        .executableTarget(
            name: "VariantProgram", dependencies: ["TriptychCommands", "VariantList"],
            path: "Benchmarks/Variants/Program"),
        .target(
            name: "BenchmarkReports", dependencies: ["Measuring", "Reporting", "Subprocesses"],
            path: "Benchmarks/Reports"),
        .target(
            name: "ChangeCost",
            dependencies: ["Anatomy", "Measuring", "Reporting", "Subprocesses", "Workshop"]),
        .target(
            name: "Report",
            dependencies: ["Anatomy", "BenchmarkReports", "ChangeCost", "Measuring", "Reporting"],
            resources: [
                .embedInCode("Reader/reader.css"), .embedInCode("Reader/reader.js"),
                .embedInCode("Summary/summary.css"),
            ]),
        .target(
            name: "Workshop", dependencies: ["Anatomy", "Reporting", "Subprocesses"]),
        .target(
            name: "Faults", dependencies: ["Anatomy", "Reporting", "Subprocesses", "Workshop"]),
        .executableTarget(
            name: "ProbeProgram",
            dependencies: [
                "Anatomy", "AppContract", "ArchitectureList", "Exploration", "Reporting",
                "Scenarios",
            ]),
        .executableTarget(name: "triptych", dependencies: ["TriptychCommands"]),
        .target(
            name: "TriptychCommands",
            dependencies: [
                "Anatomy", "AppContract", "ArchitectureList", "BenchmarkReports", "Benchmarks",
                "ChangeCost", "Exploration", "Faults", "LoopbackWire", "Measuring",
                "NewFeature", "Report", "Reporting", "Scenarios", "Subprocesses", "TerminalApp",
                "Workshop",
            ]),

        .testTarget(
            name: "BenchmarksTests",
            dependencies: foundation + [
                "ArchitectureList", "Benchmarks", "InMemoryServer", "MVVMHandlers", "Measuring",
                "Scenarios", "VariantList", "Workshop",
            ]),
        .testTarget(
            name: "BenchmarkReportsTests",
            dependencies: ["BenchmarkReports", "Fuzzing", "Measuring"]),
        .testTarget(
            name: "triptychTests",
            dependencies: [
                "Anatomy", "AppContract", "ArchitectureList", "BenchmarkReports", "Benchmarks",
                "ChangeCost", "Fuzzing", "Measuring", "Report", "Reporting", "Scenarios",
                "Subprocesses", "TerminalApp", "TriptychCommands", "Workshop",
            ]),
        .testTarget(
            name: "AnatomyTests",
            dependencies: ["Anatomy", "ArchitectureList", "Fuzzing", "Scenarios", "Subprocesses"],
            exclude: ["Fixture"]),
        .testTarget(
            name: "ChangeCostTests",
            dependencies: [
                "Anatomy", "ArchitectureList", "BenchmarkReports", "ChangeCost", "Measuring",
                "Reporting", "Workshop",
            ]),
        .testTarget(
            name: "ArchitectureListTests",
            dependencies: ["Anatomy", "ArchitectureList", "LoopbackWire", "Scenarios"]),
        .testTarget(
            name: "ScenariosTests",
            dependencies: foundation + ["Fuzzing", "LoopbackWire", "Scenarios"]),
        .testTarget(
            name: "ExplorationTests",
            dependencies: foundation + [
                "ArchitectureList", "Exploration", "LoopbackWire", "Measuring", "Scenarios",
            ],
            swiftSettings: onMainActor),
        .testTarget(
            name: "LoopbackServerTests", dependencies: ["Fuzzing", "LoopbackServer"]),
        .testTarget(
            name: "TerminalAppTests",
            dependencies: foundation + ["ArchitectureList", "Fuzzing", "Reporting", "TerminalApp"],
            swiftSettings: onMainActor),
        .testTarget(
            name: "ReportTests",
            dependencies: [
                "Anatomy", "ArchitectureList", "BenchmarkReports", "ChangeCost", "Measuring",
                "Report",
                "Reporting", "Subprocesses",
            ]),
        .testTarget(
            name: "ProbeProgramTests", dependencies: ["Anatomy", "ProbeProgram", "Subprocesses"]),
        .testTarget(
            name: "FaultsTests", dependencies: ["Anatomy", "Faults", "Reporting", "Subprocesses"]),
        .testTarget(
            name: "WorkshopTests",
            dependencies: ["Anatomy", "Fuzzing", "Reporting", "Subprocesses", "Workshop"]),
        .testTarget(name: "SubprocessesTests", dependencies: ["Subprocesses"]),
        .testTarget(name: "ReportingTests", dependencies: ["Reporting"]),
        .testTarget(name: "MeasuringTests", dependencies: ["Measuring"]),
        .testTarget(
            name: "NewFeatureTests", dependencies: ["Anatomy", "ArchitectureList", "NewFeature"]),
        .target(name: "Fuzzing", dependencies: ["Measuring"], path: "Tests/Tools/Fuzzing"),
        .target(
            name: "ServiceDoubles", dependencies: ["Services"],
            path: "Tests/Architectures/ServiceDoubles"),
        .testTarget(name: "PocketUITests", dependencies: ["PocketUI"], swiftSettings: onMainActor),
        .testTarget(
            name: "ServicesTests",
            dependencies: ["Fuzzing", "InMemoryServer", "LoopbackServer", "Services"]),
        .testTarget(
            name: "InMemoryServerTests", dependencies: ["Fuzzing", "InMemoryServer", "Services"]),
        .testTarget(
            name: "LoopbackWireTests",
            dependencies: [
                "Fuzzing", "InMemoryServer", "LoopbackServer", "LoopbackWire", "Services",
            ]),
        .testTarget(
            name: "AppContractTests", dependencies: ["AppContract", "Services"],
            swiftSettings: onMainActor),
        .testTarget(
            name: "MVPTests",
            dependencies: ["MVP", "AppContract", "PocketUI", "Services", "ServiceDoubles"],
            swiftSettings: onMainActor),
        .testTarget(
            name: "MVVMTests",
            dependencies: ["MVVM", "AppContract", "PocketUI", "Services", "ServiceDoubles"],
            swiftSettings: onMainActor),
        .testTarget(
            name: "VIPERTests",
            dependencies: ["VIPER", "AppContract", "Services", "ServiceDoubles"],
            swiftSettings: onMainActor),
    ]
)

// The rooms: `Architectures`, `Shared` and `Tools` below `Sources`, and the same below `Tests`.
let rooms = [("Architectures", architectures), ("Shared", shared)]
for target in package.targets {
    if target.swiftSettings == nil { target.swiftSettings = strict }
    if target.path != nil { continue }
    let isTest = target.type == .test
    let subject = isTest ? String(target.name.dropLast("Tests".count)) : target.name
    let room = rooms.first { $0.1.contains { $0.name == subject } }?.0 ?? "Tools"
    target.path = "\(isTest ? "Tests" : "Sources")/\(room)/\(target.name)"
}

// The workshop builds a copy of the package again and again. It runs only the tests of the architectures there, and a
// change of a panel need not be made in its variants.
if Context.environment["TRIPTYCH_WORKSHOP"] != nil {
    let names = Set(architectures.map { "\($0.name)Tests" })
    package.targets.removeAll { $0.type == .test && !names.contains($0.name) }
    package.targets.removeAll { $0.path?.hasPrefix("Benchmarks/Variants/") == true }
    package.products.removeAll { $0.name == "triptych-variants" }
}

// `triptych faults` runs the apps thousands of times. So all that runs then is optimised, but not the tests: with
// optimisation, Swift 6.3 does not compile `@testable import` of a class whose `deinit` is isolated by default.
if Context.environment["TRIPTYCH_OPTIMIZED"] != nil {
    let names = Set(
        architectures.map(\.name) + [
            "AppContract", "Exploration", "InMemoryServer", "Measuring", "PocketUI", "Scenarios",
            "Services",
        ])
    for target in package.targets where names.contains(target.name) {
        target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-O"])]
    }
}
