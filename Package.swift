// swift-tools-version: 6.3
import PackageDescription

/// What is built: `variants`, `check` and `faults` are explained below, and in ARCHITECTURE.md.
let build = Context.environment["TRIPTYCH_BUILD"]
let withVariants = build == "variants"

/// What every target asks of the compiler. One that names no settings gets these, below.
let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

/// What lives on the main actor: the screens and the logic behind them.
let onMainActor: [SwiftSetting] = strict + [.defaultIsolation(MainActor.self)]

/// A target that sees these others.
func target(
    _ name: String, _ others: String..., path: String? = nil, without exclude: [String] = [],
    settings: [SwiftSetting]? = nil, resources: [Resource]? = nil
) -> Target {
    .target(
        name: name, dependencies: others.map { .byName(name: $0) }, path: path, exclude: exclude,
        resources: resources, swiftSettings: settings)
}

/// The tests of a target, which see it and these others.
func testTarget(_ subject: String, _ others: String..., settings: [SwiftSetting]? = nil) -> Target {
    .testTarget(
        name: subject + "Tests", dependencies: ([subject] + others).map { .byName(name: $0) },
        swiftSettings: settings)
}

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
    target("PocketUI", settings: onMainActor),
    target("Services"),
    target("InMemoryServer", "Services"),
    target("AppContract", "PocketUI", "Services", settings: onMainActor),
]

/// Other designs: an architecture with some files of its own, and links to its other files, or another architecture
/// (`MVI`). And copies of MVC, which are links alone: the self-test tells apart what is the same code in other places.
/// A change of an architecture can keep them from compiling, so they are built only where `TRIPTYCH_BUILD` is `variants`.
let variants: [Target] = [
    "MVCMassive", "MVPOneController", "MVVMHandlers", "MVVMObservation", "MVI", "MVCCopy1",
    "MVCCopy2", "MVCCopy3", "MVCCopy4", "MVCCopy5", "MVCCopy6",
].map {
    .target(
        name: $0, dependencies: foundation, path: "Benchmarks/Variants/\($0)",
        swiftSettings: onMainActor)
}

/// The programs, and the list of architectures that they all use.
let programs: [Target] = [
    .executableTarget(name: "triptych", dependencies: ["TriptychCommands"]),
    target(
        "TriptychCommands", "Anatomy", "AppContract", "ArchitectureList", "ArchitectureRules",
        "Benchmarks", "CallRecording", "ChangeCost", "Exploration", "Faults", "LivePage",
        "Loopback", "Measuring", "NewFeature", "Output", "Replay", "ReportPage", "Scenarios",
        "SwiftSources", "Toolchain", "Traces", "Trials", "Workshop"),
    .executableTarget(
        name: "ProbeProgram",
        dependencies: [
            "AppContract", "ArchitectureList", "ArchitectureRules", "CallRecording", "Exploration",
            "Output", "Replay", "Scenarios", "Toolchain",
        ]),
    .target(
        name: "ArchitectureList",
        dependencies: ["AppContract", "ArchitectureRules"]
            + (architectures + (withVariants ? variants : [])).map { .byName(name: $0.name) },
        swiftSettings: strict + (withVariants ? [.define("VARIANTS")] : [])),
]

/// What runs the apps and proves that they behave the same.
let run: [Target] = [
    target("CallRecorder"),
    target("CallRecording", "CallRecorder"),
    target(
        "Scenarios", "AppContract", "InMemoryServer", "Measuring", "Output", "PocketUI", "Services",
        "Toolchain"),
    target(
        "Exploration", "AppContract", "InMemoryServer", "Measuring", "PocketUI", "Scenarios",
        "Services", settings: onMainActor),
    target(
        "Replay", "AppContract", "CallRecording", "InMemoryServer", "Measuring", "PocketUI",
        "Scenarios", "Services"),
    target("Loopback", "InMemoryServer", "Services"),
]

/// What measures, and knows nothing of the app.
let measure: [Target] = [
    target("Measuring", "RuntimeCounters", "Toolchain"),
    target("RuntimeCounters"),
]

/// What reads the code.
let read: [Target] = [
    target("ArchitectureRules", "SwiftTokens", "Toolchain"),
    target("Anatomy", "ArchitectureRules", "Output", "SwiftSources", "Toolchain"),
    target(
        "Traces", "ArchitectureRules", "CallRecording", "Output", "SwiftSources", "SwiftTokens",
        "Toolchain"),
]

/// The pages that show what the other rooms find.
let show: [Target] = [
    target(
        "LivePage", "ArchitectureRules", "CallRecording", "InMemoryServer", "Loopback", "Output",
        "PocketUI", "Replay", "Scenarios", "Toolchain", "Traces",
        resources: [
            .embedInCode("live.css"), .embedInCode("changes.css"), .embedInCode("pointing.css"),
            .embedInCode("Script"),
        ]),
    target(
        "ReportPage", "Anatomy", "ArchitectureRules", "Benchmarks", "ChangeCost", "Measuring",
        "Output", "Traces",
        resources: [
            .embedInCode("Page/page.css"), .embedInCode("Page/page.js"),
            .embedInCode("Reader/reader.css"),
        ]),
]

/// What teaches: exercises, changes, faults and new features.
let teach: [Target] = [
    target("Trials", "Output", "Scenarios", "Toolchain"),
    target(
        "Workshop", "ArchitectureRules", "Output", "Scenarios", "Toolchain", "Traces", "Trials"),
    target(
        "ChangeCost", "ArchitectureRules", "Measuring", "Output", "SwiftSources", "Toolchain",
        "Trials", "Workshop"),
    target(
        "Faults", "ArchitectureRules", "Output", "SwiftSources", "SwiftTokens", "Toolchain",
        "Trials"),
    target(
        "NewFeature", "ArchitectureRules", "Output", "SwiftTokens", "Toolchain",
        resources: ["MVC", "MVP", "MVVM", "VIPER", "all", "architecture", "one", "scenario"].map {
            .embedInCode("Templates/\($0).txt")
        }),
]

/// What the tools share.
let common: [Target] = [
    target(
        "Output", "SwiftTokens",
        resources: [
            .embedInCode("CodeColumns/code-columns.css"),
            .embedInCode("CodeColumns/code-columns-page.css"),
            .embedInCode("HTML/page-frame.css"),
        ]),
    target("Toolchain"),
    target("SwiftSources", "SwiftTokens", "Toolchain"),
    target("SwiftTokens"),
]

/// What is measured, and the results. Two targets compile sources of another one anew, by a link to its folder: the
/// duplicate of MVC, whose true ratio is 1, and the bindings beside what they are measured against.
let benchmarks: [Target] = [
    target(
        "Benchmarks", "AppContract", "InMemoryServer", "Measuring", "MVCDuplicate",
        "ObservationBenchmarks", "Output", "PocketUI", "Scenarios", "Services", "Toolchain",
        path: "Benchmarks",
        without: [
            "MVCDuplicate", "Observation", "Variants", "README.md", "CHANGES.md", "CLAIMS.md",
            "METHOD.md", "VARIANTS.md",
        ]),
    .target(
        name: "MVCDuplicate", dependencies: foundation, path: "Benchmarks/MVCDuplicate",
        swiftSettings: onMainActor),
    target(
        "ObservationBenchmarks", "Measuring", "PocketUI", path: "Benchmarks/Observation",
        settings: onMainActor),
]

let tests: [Target] = [
    testTarget(
        "Benchmarks", "AppContract", "ArchitectureList", "InMemoryServer", "Measuring", "Output",
        "PocketUI", "Replay", "Scenarios", "Services", "TestSupport"),
    .testTarget(
        name: "VariantsTests",
        dependencies: [
            "AppContract", "ArchitectureList", "ArchitectureRules", "Benchmarks", "InMemoryServer",
            "MVVMHandlers", "PocketUI", "Scenarios", "Services", "Toolchain", "TriptychCommands",
            "Workshop",
        ],
        path: "Tests/Benchmarks/Variants/VariantsTests"),
    .testTarget(
        name: "MVITests",
        dependencies: ["AppContract", "MVI", "PocketUI", "ServiceDoubles", "Services"],
        path: "Tests/Benchmarks/Variants/MVITests", swiftSettings: onMainActor),
    .testTarget(
        name: "triptychTests",
        dependencies: [
            "Anatomy", "AppContract", "ArchitectureList", "Benchmarks", "ChangeCost", "Exploration",
            "LivePage", "Loopback", "Measuring", "NewFeature", "Output", "PocketUI", "Replay",
            "ReportPage", "Scenarios", "SourceFixtures", "TestSupport", "Toolchain", "Traces",
            "Trials", "TriptychCommands", "Workshop",
        ]),
    testTarget(
        "Anatomy", "ArchitectureList", "ArchitectureRules", "Output", "SourceFixtures",
        "SwiftSources", "Toolchain"),
    testTarget(
        "Traces", "ArchitectureList", "ArchitectureRules", "CallRecording", "Output", "Scenarios",
        "SwiftTokens", "TestSupport", "Toolchain"),
    testTarget("ArchitectureRules", "ArchitectureList", "SwiftTokens", "Toolchain"),
    testTarget("Toolchain", "SourceFixtures", "TestSupport"),
    testTarget("SwiftSources", "ArchitectureRules", "SourceFixtures", "Toolchain"),
    testTarget("SwiftTokens"),
    testTarget(
        "ChangeCost", "Anatomy", "ArchitectureList", "Benchmarks", "Measuring", "Output",
        "SourceFixtures", "TestSupport", "Toolchain", "Trials", "Workshop"),
    testTarget(
        "ArchitectureList", "AppContract", "ArchitectureRules", "Loopback", "Measuring", "PocketUI",
        "Scenarios", "Services", "Toolchain"),
    testTarget(
        "Scenarios", "AppContract", "Loopback", "Output", "PocketUI", "Services", "TestSupport"),
    testTarget(
        "Exploration", "AppContract", "ArchitectureList", "Loopback", "Measuring", "PocketUI",
        "Scenarios", "Services", settings: onMainActor),
    testTarget("Replay", "ArchitectureList", "CallRecording", "PocketUI", "Scenarios"),
    testTarget(
        "LivePage", "ArchitectureRules", "CallRecording", "InMemoryServer", "Loopback", "PocketUI",
        "Replay", "Scenarios", "Toolchain", "Traces"),
    testTarget("Loopback", "InMemoryServer", "Services", "TestSupport"),
    testTarget(
        "ReportPage", "Anatomy", "ArchitectureList", "Benchmarks", "ChangeCost", "Measuring",
        "Output", "SourceFixtures", "TestSupport", "Toolchain", "Traces"),
    testTarget("ProbeProgram", "TestSupport", "Toolchain"),
    testTarget("Faults", "Output", "TestSupport", "Toolchain"),
    testTarget("Trials", "TestSupport", "Toolchain"),
    testTarget("Workshop", "Output", "TestSupport", "Toolchain", "Traces", "Trials"),
    testTarget("Output", "TestSupport"),
    testTarget("Measuring", "TestSupport", "Toolchain"),
    testTarget("NewFeature", "ArchitectureList", "Output", "TestSupport", "Toolchain"),
    target("TestSupport", "Measuring", "Services", path: "Tests/Tools/Common/TestSupport"),
    .testTarget(
        name: "SourceFixtures",
        dependencies: [
            "Anatomy", "ArchitectureList", "ArchitectureRules", "Benchmarks", "ChangeCost",
            "Measuring", "SwiftSources",
        ],
        path: "Tests/Tools/Read/SourceFixtures", exclude: ["Fixture"]),
    target("ServiceDoubles", "Services", path: "Tests/Architectures/ServiceDoubles"),
    testTarget("PocketUI", settings: onMainActor),
    testTarget("Services", "InMemoryServer", "Loopback", "ServiceDoubles"),
    testTarget("InMemoryServer", "Services", "TestSupport"),
    testTarget("AppContract", "Services", settings: onMainActor),
    .testTarget(
        name: "MVCTests",
        dependencies: ["AppContract", "MVC", "PocketUI", "ServiceDoubles", "Services"],
        swiftSettings: onMainActor),
    .testTarget(
        name: "MVPTests",
        dependencies: ["AppContract", "MVP", "PocketUI", "ServiceDoubles", "Services"],
        swiftSettings: onMainActor),
    .testTarget(
        name: "MVVMTests",
        dependencies: ["AppContract", "MVVM", "PocketUI", "ServiceDoubles", "Services"],
        swiftSettings: onMainActor),
    .testTarget(
        name: "VIPERTests",
        dependencies: ["AppContract", "PocketUI", "ServiceDoubles", "Services", "VIPER"],
        swiftSettings: onMainActor),
]

let package = Package(
    name: "triptych",
    platforms: [.macOS("26.0"), .iOS("26.0")],
    products: [
        .executable(name: "triptych", targets: ["triptych"]),
        .executable(name: "triptych-probe", targets: ["ProbeProgram"]),
    ],
    targets: architectures + shared + programs + show + teach + read + run + measure + common
        + benchmarks + variants + tests
)

// The rooms below `Sources`, and the same below `Tests`.
let rooms = [
    ("Architectures", architectures), ("Shared", shared), ("Tools/Programs", programs),
    ("Tools/Show", show), ("Tools/Teach", teach), ("Tools/Read", read), ("Tools/Run", run),
    ("Tools/Measure", measure), ("Tools/Common", common), ("Benchmarks", benchmarks),
]
for target in package.targets {
    if target.swiftSettings == nil { target.swiftSettings = strict }
    if target.path != nil { continue }
    let isTest = target.type == .test
    let subject = isTest ? String(target.name.dropLast("Tests".count)) : target.name
    let room = rooms.first { $0.1.contains { $0.name == subject } }?.0 ?? "Tools/Programs"
    target.path = "\(isTest ? "Tests" : "Sources")/\(room)/\(target.name)"
}

// A change of an architecture need not be made in its variants. `bench --variants` and `.ci/run` build them.
if !withVariants { package.targets.removeAll { $0.path?.contains("/Variants/") == true } }

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
