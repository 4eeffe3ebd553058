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

/// Panels with another design: some files of their own, and links to those of the panel for the rest. And copies of MVC,
/// which are links alone: the self-test tells apart what is the same code in other places.
/// A change of the panel can keep them from compiling, so they are built only where `TRIPTYCH_BUILD` is `variants`.
let variants: [Target] = [
    "MVCMassive", "MVPOneController", "MVVMHandlers", "MVVMObservation", "MVCCopy1", "MVCCopy2",
    "MVCCopy3", "MVCCopy4", "MVCCopy5", "MVCCopy6",
].map {
    .target(
        name: $0, dependencies: foundation, path: "Benchmarks/Variants/\($0)",
        swiftSettings: onMainActor)
}

/// The programs, and the list of architectures that they all use.
let programs: [Target] = [
    .executableTarget(name: "triptych", dependencies: ["TriptychCommands"]),
    .target(
        name: "TriptychCommands",
        dependencies: [
            "Anatomy", "AppContract", "ArchitectureList", "ArchitectureRules", "BenchmarkResults",
            "Benchmarks", "CallRecording", "ChangeCost", "Comparison", "Exploration", "Faults",
            "Folklore", "LivePage", "LoopbackServer", "LoopbackWire", "Measuring", "NewFeature",
            "Output", "Replay", "ReportPage", "Scenarios", "Subprocesses", "SwiftSources",
            "Toolchain", "Traces", "Workshop",
        ]),
    .executableTarget(
        name: "ProbeProgram",
        dependencies: [
            "AppContract", "ArchitectureList", "ArchitectureRules", "CallRecording", "Exploration",
            "Output", "Replay", "Scenarios", "Subprocesses", "Toolchain",
        ]),
    .target(
        name: "ArchitectureList",
        dependencies: ["AppContract", "ArchitectureRules"]
            + architectures.map { .byName(name: $0.name) }),
]

/// What runs the apps and proves that they behave the same.
let run: [Target] = [
    .target(
        name: "Scenarios",
        dependencies: foundation + ["InMemoryServer", "Measuring", "Output", "Toolchain"]),
    .target(
        name: "Exploration",
        dependencies: foundation + ["InMemoryServer", "Measuring", "Scenarios"],
        swiftSettings: onMainActor),
    .target(
        name: "Faults",
        dependencies: [
            "Anatomy", "ArchitectureRules", "Output", "Subprocesses", "SwiftSources", "SwiftTokens",
            "Toolchain", "Workshop",
        ]),
    .target(
        name: "Replay",
        dependencies: foundation + [
            "CallRecording", "InMemoryServer", "Measuring", "Scenarios",
        ]),
    .target(name: "LoopbackServer"),
    .target(
        name: "LoopbackWire", dependencies: ["InMemoryServer", "LoopbackServer", "Services"]),
]

/// What measures, and knows nothing of the app.
let measure: [Target] = [
    .target(name: "Measuring", dependencies: ["Output", "RuntimeCounters", "Subprocesses"]),
    .target(name: "RuntimeCounters"),
]

/// What reads the code, and shows it.
let read: [Target] = [
    .target(name: "ArchitectureRules", dependencies: ["SwiftTokens"]),
    .target(
        name: "Anatomy",
        dependencies: [
            "ArchitectureRules", "Output", "Subprocesses", "SwiftSources", "Toolchain", "Traces",
        ]),
    .target(name: "CallRecorder"),
    .target(name: "CallRecording", dependencies: ["CallRecorder"]),
    .target(
        name: "Traces",
        dependencies: [
            "ArchitectureRules", "CallRecording", "Output", "Subprocesses", "SwiftTokens",
            "Toolchain",
        ]),
    .target(name: "Comparison", dependencies: ["ArchitectureRules", "Output", "Traces"]),
    .target(
        name: "Folklore",
        dependencies: [
            "Anatomy", "ArchitectureRules", "ChangeCost", "Measuring", "Output", "Traces",
        ]),
    .target(
        name: "LivePage",
        dependencies: [
            "CallRecording", "Comparison", "LoopbackServer", "Output", "Replay", "Scenarios",
            "Subprocesses", "Toolchain", "Traces",
        ],
        resources: [.embedInCode("live.css"), .embedInCode("live.js")]),
    .target(
        name: "ReportPage",
        dependencies: [
            "Anatomy", "ArchitectureRules", "BenchmarkResults", "ChangeCost", "Comparison",
            "Folklore", "Measuring", "Output", "Traces",
        ],
        resources: [
            .embedInCode("Page/page.css"), .embedInCode("Page/page.js"),
            .embedInCode("Reader/reader.css"), .embedInCode("Reader/reader.js"),
            .embedInCode("Summary/summary.css"),
        ]),
]

/// What teaches: exercises, changes and new features.
let teach: [Target] = [
    .target(
        name: "Workshop",
        dependencies: ["ArchitectureRules", "Output", "Subprocesses", "Toolchain", "Traces"]),
    .target(
        name: "ChangeCost",
        dependencies: [
            "ArchitectureRules", "Measuring", "Output", "Subprocesses", "SwiftSources",
            "Toolchain", "Workshop",
        ]),
    .target(
        name: "NewFeature",
        dependencies: ["ArchitectureRules", "Output", "Subprocesses", "SwiftTokens", "Toolchain"],
        resources: ["MVC", "MVP", "MVVM", "VIPER", "all", "one", "panel", "scenario"].map {
            .embedInCode("Templates/\($0).txt")
        }),
]

/// What the tools share.
let common: [Target] = [
    .target(
        name: "Output", dependencies: ["SwiftTokens"],
        resources: [
            .embedInCode("CodeColumns/code-columns.css"), .embedInCode("HTML/page-frame.css"),
        ]),
    .target(name: "Subprocesses"),
    .target(name: "Toolchain", dependencies: ["Subprocesses"]),
    .target(name: "SwiftSources", dependencies: ["Subprocesses", "SwiftTokens", "Toolchain"]),
    .target(name: "SwiftTokens"),
]

/// What is measured, and the results. Two targets compile sources of another one anew, by a link to its folder: the
/// duplicate of MVC, whose true ratio is 1, and the bindings beside what they are measured against.
let benchmarks: [Target] = [
    .target(
        name: "Benchmarks",
        dependencies: foundation + [
            "InMemoryServer", "MVCDuplicate", "Measuring", "ObservationBenchmarks", "Scenarios",
        ],
        path: "Benchmarks/Suites"),
    .target(
        name: "BenchmarkResults", dependencies: ["Measuring", "Output", "Subprocesses"],
        path: "Benchmarks/Results"),
    .target(
        name: "MVCDuplicate", dependencies: foundation, path: "Benchmarks/MVCDuplicate",
        swiftSettings: onMainActor),
    .target(
        name: "ObservationBenchmarks", dependencies: ["Measuring", "PocketUI"],
        path: "Benchmarks/Observation", swiftSettings: onMainActor),
    .target(
        name: "VariantList",
        dependencies: ["AppContract", "Benchmarks"] + variants.map { .byName(name: $0.name) },
        path: "Benchmarks/Variants/List"),
    .executableTarget(
        name: "VariantProgram", dependencies: ["Benchmarks", "TriptychCommands", "VariantList"],
        path: "Benchmarks/Variants/Program"),
]

let tests: [Target] = [
    .testTarget(
        name: "BenchmarksTests",
        dependencies: foundation + [
            "ArchitectureList", "Benchmarks", "InMemoryServer", "Measuring", "Replay", "Scenarios",
        ]),
    .testTarget(
        name: "VariantListTests",
        dependencies: foundation + [
            "ArchitectureList", "Benchmarks", "InMemoryServer", "MVVMHandlers", "Scenarios",
            "VariantList", "Workshop",
        ]),
    .testTarget(
        name: "BenchmarkResultsTests",
        dependencies: ["BenchmarkResults", "Measuring", "Output", "TestSupport"]),
    .testTarget(
        name: "triptychTests",
        dependencies: [
            "Anatomy", "AppContract", "ArchitectureList", "BenchmarkResults", "Benchmarks",
            "ChangeCost", "Exploration", "LivePage", "LoopbackServer", "Measuring", "Output",
            "PocketUI", "Replay", "ReportPage", "Scenarios", "SourceFixtures", "Subprocesses",
            "TestSupport",
            "Toolchain", "Traces", "TriptychCommands", "Workshop",
        ]),
    .testTarget(
        name: "AnatomyTests",
        dependencies: [
            "Anatomy", "ArchitectureList", "ArchitectureRules", "Output", "SourceFixtures",
            "SwiftSources", "Toolchain", "Traces",
        ]),
    .testTarget(
        name: "FolkloreTests",
        dependencies: [
            "Anatomy", "ArchitectureList", "ArchitectureRules", "ChangeCost", "Folklore",
            "Measuring", "Output", "SourceFixtures", "SwiftSources", "Traces",
        ]),
    .testTarget(
        name: "TracesTests",
        dependencies: [
            "ArchitectureList", "ArchitectureRules", "CallRecording", "Scenarios", "Subprocesses",
            "TestSupport", "Toolchain", "Traces",
        ]),
    .testTarget(
        name: "ComparisonTests",
        dependencies: [
            "ArchitectureList", "ArchitectureRules", "Comparison", "Output", "TestSupport",
            "Toolchain", "Traces",
        ]),
    .testTarget(
        name: "ArchitectureRulesTests",
        dependencies: ["ArchitectureList", "ArchitectureRules", "Toolchain"]),
    .testTarget(
        name: "ToolchainTests",
        dependencies: ["SourceFixtures", "Subprocesses", "TestSupport", "Toolchain"]),
    .testTarget(
        name: "SwiftSourcesTests",
        dependencies: ["ArchitectureRules", "SourceFixtures", "SwiftSources", "Toolchain"]),
    .testTarget(name: "SwiftTokensTests", dependencies: ["SwiftTokens"]),
    .testTarget(
        name: "ChangeCostTests",
        dependencies: [
            "Anatomy", "ArchitectureList", "BenchmarkResults", "ChangeCost", "Measuring",
            "Output", "SourceFixtures", "TestSupport", "Toolchain", "Workshop",
        ]),
    .testTarget(
        name: "ArchitectureListTests",
        dependencies: foundation + [
            "ArchitectureList", "ArchitectureRules", "LoopbackWire", "Measuring", "Scenarios",
            "Toolchain",
        ]),
    .testTarget(
        name: "ScenariosTests",
        dependencies: foundation + ["LoopbackWire", "Scenarios", "TestSupport"]),
    .testTarget(
        name: "ExplorationTests",
        dependencies: foundation + [
            "ArchitectureList", "Exploration", "LoopbackWire", "Measuring", "Scenarios",
        ],
        swiftSettings: onMainActor),
    .testTarget(
        name: "ReplayTests",
        dependencies: ["ArchitectureList", "CallRecording", "PocketUI", "Replay", "Scenarios"]),
    .testTarget(
        name: "LivePageTests",
        dependencies: [
            "ArchitectureList", "LivePage", "LoopbackServer", "Subprocesses", "Traces",
        ]),
    .testTarget(name: "LoopbackServerTests", dependencies: ["LoopbackServer"]),
    .testTarget(
        name: "ReportPageTests",
        dependencies: [
            "Anatomy", "ArchitectureList", "BenchmarkResults", "ChangeCost", "Measuring",
            "Output", "ReportPage", "SourceFixtures", "Subprocesses", "TestSupport", "Traces",
        ]),
    .testTarget(
        name: "ProbeProgramTests",
        dependencies: ["Anatomy", "ProbeProgram", "Subprocesses", "TestSupport"]),
    .testTarget(
        name: "FaultsTests",
        dependencies: ["Anatomy", "Faults", "Output", "Subprocesses", "TestSupport"]),
    .testTarget(
        name: "WorkshopTests",
        dependencies: [
            "Anatomy", "Output", "Subprocesses", "TestSupport", "Toolchain", "Traces", "Workshop",
        ]),
    .testTarget(name: "SubprocessesTests", dependencies: ["Subprocesses"]),
    .testTarget(name: "OutputTests", dependencies: ["Output", "TestSupport"]),
    .testTarget(
        name: "MeasuringTests", dependencies: ["Measuring", "Subprocesses", "TestSupport"]),
    .testTarget(
        name: "NewFeatureTests",
        dependencies: ["Anatomy", "ArchitectureList", "NewFeature", "TestSupport", "Toolchain"]),
    .target(
        name: "TestSupport", dependencies: ["Measuring", "Services"],
        path: "Tests/Tools/Common/TestSupport"),
    .testTarget(
        name: "SourceFixtures",
        dependencies: [
            "Anatomy", "ArchitectureList", "ArchitectureRules", "BenchmarkResults", "ChangeCost",
            "Measuring", "SwiftSources",
        ],
        path: "Tests/Tools/Read/SourceFixtures", exclude: ["Fixture"]),
    .target(
        name: "ServiceDoubles", dependencies: ["Services"],
        path: "Tests/Architectures/ServiceDoubles"),
    .testTarget(name: "PocketUITests", dependencies: ["PocketUI"], swiftSettings: onMainActor),
    .testTarget(
        name: "ServicesTests",
        dependencies: ["InMemoryServer", "LoopbackServer", "Services"]),
    .testTarget(
        name: "InMemoryServerTests", dependencies: ["InMemoryServer", "Services", "TestSupport"]),
    .testTarget(
        name: "LoopbackWireTests",
        dependencies: [
            "InMemoryServer", "LoopbackServer", "LoopbackWire", "Services", "TestSupport",
        ]),
    .testTarget(
        name: "AppContractTests", dependencies: ["AppContract", "Services"],
        swiftSettings: onMainActor),
    .testTarget(
        name: "MVCTests", dependencies: ["MVC", "PocketUI", "Services", "ServiceDoubles"],
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
        dependencies: ["VIPER", "AppContract", "PocketUI", "Services", "ServiceDoubles"],
        swiftSettings: onMainActor),
]

let package = Package(
    name: "triptych",
    platforms: [.macOS("26.0"), .iOS("26.0")],
    products: [
        .executable(name: "triptych", targets: ["triptych"]),
        .executable(name: "triptych-probe", targets: ["ProbeProgram"]),
        .executable(name: "triptych-variants", targets: ["VariantProgram"]),
    ],
    targets: architectures + shared + programs + run + measure + read + teach + common + benchmarks
        + variants + tests
)

// The rooms below `Sources`, and the same below `Tests`.
let rooms = [
    ("Architectures", architectures), ("Shared", shared), ("Tools/Programs", programs),
    ("Tools/Run", run), ("Tools/Measure", measure), ("Tools/Read", read), ("Tools/Teach", teach),
    ("Tools/Common", common), ("Benchmarks", benchmarks),
]
for target in package.targets {
    if target.swiftSettings == nil { target.swiftSettings = strict }
    if target.path != nil { continue }
    let isTest = target.type == .test
    let subject = isTest ? String(target.name.dropLast("Tests".count)) : target.name
    let room = rooms.first { $0.1.contains { $0.name == subject } }?.0 ?? "Tools/Programs"
    target.path = "\(isTest ? "Tests" : "Sources")/\(room)/\(target.name)"
}

// A change of a panel need not be made in its variants. `bench --variants` and `.ci/run` build them.
let build = Context.environment["TRIPTYCH_BUILD"]
if build != "variants" {
    package.targets.removeAll { $0.path?.contains("/Variant") == true }
    package.products.removeAll { $0.name == "triptych-variants" }
}

// The workshop and `triptych faults` build a copy of the package again and again. They run only the tests of the
// architectures there.
if build == "check" || build == "faults" {
    let names = Set(architectures.map { "\($0.name)Tests" })
    package.targets.removeAll { $0.type == .test && !names.contains($0.name) }
}

// `triptych faults` runs the apps thousands of times. So all that runs then is optimised, but not the tests: with
// optimisation, Swift 6.3 does not compile `@testable import` of a class whose `deinit` is isolated by default.
if build == "faults" {
    let names = Set(
        architectures.map(\.name) + [
            "AppContract", "Exploration", "InMemoryServer", "Measuring", "PocketUI", "Scenarios",
            "Services",
        ])
    for target in package.targets where names.contains(target.name) {
        target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-O"])]
    }
}
