// swift-tools-version: 6.3
import Foundation
import PackageDescription

// Some targets are links to the sources of others. Without the links, the compiler's errors would not say why.
let link = "Benchmarks/MVCDuplicate/MVC"
if !FileManager.default.fileExists(atPath: "\(Context.packageDirectory)/\(link)/MVCApp.swift") {
    let message = """
        error: \(link) is no symbolic link here, so this copy of the package has lost its links; clone it with \
        `git clone -c core.symlinks=true`, or unpack it with a tool that keeps symbolic links, where the disk allows them

        """
    try? FileHandle.standardError.write(contentsOf: Data(message.utf8))
    exit(1)
}

/// What is built, as words with commas between them: `variants`, `check` and `faults` are explained below, and in
/// ARCHITECTURE.md.
let build = (Context.environment["TRIPTYCH_BUILD"] ?? "").split(separator: ",")
let withVariants = build.contains("variants")

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

/// A program, which `swift run` starts by its name. It sees these others.
func program(_ name: String, _ others: String..., path: String? = nil) -> Target {
    .executableTarget(
        name: name.prefix(1).uppercased() + name.dropFirst() + "Program",
        dependencies: others.map { .byName(name: $0) }, path: path)
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

/// Other designs: an architecture with some files of its own, and links to its other files, or copies of them
/// (`MVVMObservation`), or another architecture (`MVI`). And copies of MVC, which are links alone: the self-test tells apart what is
/// the same code in other places.
/// A change of an architecture can keep them from compiling, so they are built only where `TRIPTYCH_BUILD` has `variants`.
let variants: [Target] =
    [
        "MVCMassive", "MVPOneController", "MVVMHandlers", "MVVMObservation", "MVI", "MVCCopy1",
        "MVCCopy2", "MVCCopy3", "MVCCopy4", "MVCCopy5", "MVCCopy6",
    ].map {
        .target(
            name: $0, dependencies: foundation, path: "Benchmarks/Variants/\($0)",
            swiftSettings: onMainActor)
    } + [
        // The binding of MVVM, by a link, beside direct calls.
        target(
            "ObservationBenchmarks", "Measuring", "PocketUI",
            path: "Benchmarks/Variants/Observation",
            settings: onMainActor)
    ]

/// What the tools share.
let common: [Target] = [
    target("Toolchain"),
    target("Console", "Toolchain"),
    target("ArchitectureList", "Console", "Toolchain"),
    target("ArchitectureRules", "ArchitectureList", "SwiftTokens", "Toolchain"),
    target("Gherkin", "ArchitectureList", "Console", "Toolchain"),
    target("SwiftTokens"),
    target("SwiftSources", "SwiftTokens", "Toolchain"),
    target(
        "Pages", "Console", "SwiftTokens",
        resources: [
            .copy("CodeColumns/code-columns.css"),
            .copy("CodeColumns/code-columns-page.css"),
            .copy("HTML/page-frame.css"),
        ]),
]

/// What measures, and knows nothing of the app.
let measure: [Target] = [
    target("Measuring", "Console", "RuntimeCounters", "Toolchain"),
    target("RuntimeCounters"),
]

/// What runs the apps, and proves that they behave the same. Only `Apps` contains them.
let prove: [Target] = [
    program(
        "scenarios", "AppContract", "Apps", "ArchitectureList", "ArchitectureRules",
        "CallRecording", "Console", "Exploration", "Gherkin", "Loopback", "Replay",
        "Scenarios", "Toolchain"),
    .target(
        name: "Apps",
        dependencies: ["AppContract", "ArchitectureList", "Console"]
            + (architectures + (withVariants ? variants : [])).map { .byName(name: $0.name) },
        swiftSettings: strict + (withVariants ? [.define("VARIANTS")] : [])),
    target("CallRecorder"),
    target("CallRecording", "CallRecorder"),
    target(
        "Scenarios", "AppContract", "Console", "Gherkin", "InMemoryServer", "Measuring", "PocketUI",
        "Services"),
    target(
        "Exploration", "AppContract", "InMemoryServer", "Measuring", "PocketUI", "Scenarios",
        "Services", settings: onMainActor),
    target(
        "Replay", "AppContract", "CallRecording", "Gherkin", "InMemoryServer", "PocketUI",
        "Scenarios", "Services"),
    target("Loopback", "InMemoryServer", "Services"),
]

/// What is measured. The duplicate of MVC compiles the sources of MVC anew, by a link to its folder. Its true ratio is 1.
let benchmarks: [Target] = [
    program(
        "bench", "AppContract", "Apps", "ArchitectureList", "Benchmarks", "Console", "Gherkin",
        "Loopback", "Measuring", "Scenarios", "Toolchain", path: "Benchmarks/Program"),
    .target(
        name: "Benchmarks",
        dependencies: foundation + [
            "Gherkin", "InMemoryServer", "Measuring", "MVCDuplicate", "Scenarios",
        ]
            + (withVariants ? ["ObservationBenchmarks"] : []),
        path: "Benchmarks/Suites",
        swiftSettings: strict + (withVariants ? [.define("VARIANTS")] : [])),
    .target(
        name: "MVCDuplicate", dependencies: foundation, path: "Benchmarks/MVCDuplicate",
        swiftSettings: onMainActor),
]

/// What shows the code and what ran in it.
let look: [Target] = [
    program(
        "compare", "ArchitectureList", "ArchitectureRules", "Console", "Gherkin", "Pages",
        "Toolchain", "Traces"),
    program("trace", "ArchitectureList", "Console", "Gherkin", "Traces"),
    program(
        "live", "ArchitectureList", "Console", "Gherkin", "LivePage", "Loopback", "Scenarios",
        "Toolchain", "Traces"),
    target(
        "Traces", "ArchitectureList", "ArchitectureRules", "CallRecording", "Console", "Gherkin",
        "Pages", "SwiftSources", "SwiftTokens", "Toolchain"),
    target(
        "LivePage", "ArchitectureList", "ArchitectureRules", "CallRecording", "Console", "Gherkin",
        "InMemoryServer", "Loopback", "Pages", "PocketUI", "Replay", "Scenarios", "Toolchain",
        "Traces",
        resources: [
            .copy("live.css"), .copy("changes.css"), .copy("pointing.css"),
            .copy("Script"),
        ]),
]

/// What teaches.
let practise: [Target] = [
    program(
        "workshop", "ArchitectureList", "Console", "Gherkin", "Pages",
        "Toolchain", "Traces", "Trials", "Workshop"),
    target(
        "Workshop", "ArchitectureList", "ArchitectureRules", "Console", "Gherkin", "SwiftTokens",
        "Toolchain", "Traces", "Trials"),
    target("Trials", "Console", "Gherkin", "Pages", "Toolchain"),
]

/// What counts: sizes, changes and faults.
let count: [Target] = [
    program("anatomy", "Anatomy", "ArchitectureList", "Console"),
    program("change", "ArchitectureList", "ChangeCost", "Console", "Pages", "Workshop"),
    program("faults", "ArchitectureList", "ArchitectureRules", "Console", "Faults"),
    target(
        "Anatomy", "ArchitectureList", "ArchitectureRules", "Console", "SwiftSources", "Toolchain"),
    target(
        "ChangeCost", "ArchitectureList", "ArchitectureRules", "Console", "Measuring", "Pages",
        "SwiftSources", "Toolchain", "Trials", "Workshop"),
    target(
        "Faults", "ArchitectureList", "ArchitectureRules", "Console", "Gherkin", "Measuring",
        "SwiftSources", "SwiftTokens", "Toolchain", "Trials", "Workshop"),
]

/// What makes new features and architectures.
let extend: [Target] = [
    program("new", "ArchitectureList", "ChangeCost", "Console", "NewFeature", "Toolchain"),
    target(
        "NewFeature", "ArchitectureList", "ArchitectureRules", "Console", "SwiftTokens",
        "Toolchain",
        resources: [.copy("Templates")]),
]

/// What keeps the documents true.
let maintain: [Target] = [
    program(
        "documents", "Anatomy", "ArchitectureList", "ChangeCost", "Console", "Faults", "Measuring",
        "NewFeature", "Scenarios", "Toolchain", "Workshop")
]

// The rooms below `Sources`, and the same below `Tests`.
let rooms = [
    ("Architectures", architectures), ("Shared", shared), ("Tools/Common", common),
    ("Tools/Measure", measure), ("Tools/Prove", prove), ("Benchmarks", benchmarks),
    ("Tools/Look", look), ("Tools/Practise", practise), ("Tools/Count", count),
    ("Tools/Extend", extend), ("Tools/Maintain", maintain),
]

let tests: [Target] = [
    testTarget(
        "BenchProgram", "Apps", "ArchitectureList", "Benchmarks", "Console", "TestSupport"),
    testTarget(
        "Benchmarks", "AppContract", "Apps", "ArchitectureList", "Gherkin", "InMemoryServer",
        "Measuring", "PocketUI", "Scenarios", "Services", "TestSupport", "Toolchain"),
    .testTarget(
        name: "VariantsTests",
        dependencies: [
            "AppContract", "Apps", "ArchitectureList", "ArchitectureRules", "BenchProgram",
            "Benchmarks", "Console", "Gherkin", "InMemoryServer", "Measuring", "MVVMHandlers",
            "PocketUI", "Scenarios", "Services", "Toolchain", "Workshop",
        ],
        path: "Tests/Benchmarks/Variants/VariantsTests"),
    .testTarget(
        name: "MVITests",
        dependencies: ["AppContract", "MVI", "PocketUI", "ServiceDoubles", "Services"],
        path: "Tests/Benchmarks/Variants/MVITests", swiftSettings: onMainActor),
    .testTarget(
        name: "MVVMObservationTests",
        dependencies: ["AppContract", "MVVMObservation", "PocketUI", "ServiceDoubles", "Services"],
        path: "Tests/Benchmarks/Variants/MVVMObservationTests", swiftSettings: onMainActor),
    .testTarget(
        name: "ProgramsTests",
        dependencies: rooms.flatMap(\.1).filter { $0.type == .executable }.map {
            .byName(name: $0.name)
        } + [
            "Anatomy", "AppContract", "Apps", "ArchitectureList", "ArchitectureRules", "Benchmarks",
            "ChangeCost", "Console", "Gherkin", "Measuring", "Pages", "PocketUI", "Replay",
            "Scenarios", "SourceFixtures", "TestSupport", "Toolchain", "Traces",
        ]),
    testTarget(
        "Anatomy", "ArchitectureList", "ArchitectureRules", "Console", "SourceFixtures",
        "SwiftSources", "Toolchain"),
    testTarget(
        "Traces", "Apps", "ArchitectureList", "ArchitectureRules", "CallRecording", "Console",
        "Gherkin", "Pages", "Scenarios", "SwiftTokens", "TestSupport", "Toolchain"),
    testTarget("ArchitectureRules", "ArchitectureList", "SwiftTokens", "Toolchain"),
    testTarget("Toolchain", "SourceFixtures", "TestSupport"),
    testTarget(
        "SwiftSources", "ArchitectureList", "ArchitectureRules", "SourceFixtures", "Toolchain"),
    testTarget("SwiftTokens"),
    testTarget("ChangeProgram", "ArchitectureList", "TestSupport", "Toolchain"),
    testTarget(
        "ChangeCost", "Anatomy", "ArchitectureList", "ArchitectureRules", "Console", "Measuring",
        "Pages", "SourceFixtures", "TestSupport", "Toolchain", "Trials", "Workshop"),
    testTarget(
        "Apps", "AppContract", "ArchitectureList", "ArchitectureRules", "Gherkin", "InMemoryServer",
        "Loopback", "Measuring", "PocketUI", "Scenarios", "Services", "Toolchain"),
    testTarget(
        "Scenarios", "AppContract", "Console", "Gherkin", "Loopback", "PocketUI", "Services",
        "TestSupport"),
    testTarget("Gherkin", "Console", "TestSupport", "Toolchain"),
    testTarget(
        "Exploration", "AppContract", "Apps", "ArchitectureList", "Gherkin", "Loopback",
        "Measuring", "PocketUI", "Scenarios", "Services", settings: onMainActor),
    testTarget("ScenariosProgram", "ArchitectureRules", "Exploration", "TestSupport", "Toolchain"),
    testTarget(
        "Replay", "Apps", "ArchitectureList", "CallRecording", "Gherkin", "PocketUI", "Scenarios"),
    testTarget(
        "LivePage", "ArchitectureList", "ArchitectureRules", "CallRecording", "Gherkin",
        "InMemoryServer", "Loopback", "Pages", "PocketUI", "Replay", "Scenarios", "TestSupport",
        "Toolchain", "Traces"),
    testTarget(
        "LiveProgram", "Apps", "ArchitectureList", "Exploration", "Gherkin", "LivePage", "Loopback",
        "PocketUI", "Replay", "Scenarios", "TestSupport", "Toolchain", "Traces"),
    testTarget("Loopback", "InMemoryServer", "Services", "TestSupport"),
    testTarget(
        "DocumentsProgram", "ArchitectureList", "ArchitectureRules", "ChangeCost", "Console",
        "Measuring", "TestSupport", "Toolchain"),
    testTarget(
        "Faults", "ArchitectureList", "Console", "Measuring", "TestSupport", "Toolchain"),
    testTarget("Trials", "Gherkin", "TestSupport", "Toolchain"),
    testTarget(
        "Workshop", "ArchitectureList", "Console", "Gherkin", "TestSupport", "Toolchain", "Traces",
        "Trials"),
    testTarget(
        "WorkshopProgram", "ArchitectureList", "Console", "Pages", "TestSupport", "Toolchain",
        "Trials", "Workshop"),
    testTarget("Console", "TestSupport"),
    testTarget("Pages", "Console", "TestSupport"),
    testTarget(
        "Measuring", "ArchitectureList", "Console", "SourceFixtures", "TestSupport", "Toolchain"),
    testTarget("NewFeature", "ArchitectureList", "Console", "TestSupport", "Toolchain"),
    target(
        "TestSupport", "Gherkin", "Measuring", "Services", "Toolchain",
        path: "Tests/Tools/Common/TestSupport"),
    .testTarget(
        name: "SourceFixtures",
        dependencies: [
            "Anatomy", "ArchitectureList", "ArchitectureRules", "ChangeCost", "Measuring",
            "SwiftSources",
        ],
        path: "Tests/Tools/Count/SourceFixtures", exclude: ["Fixture"]),
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
    products: rooms.flatMap(\.1).filter { $0.type == .executable }.map {
        .executable(name: $0.name.dropLast("Program".count).lowercased(), targets: [$0.name])
    },
    targets: rooms.flatMap(\.1) + variants + tests
)

for target in package.targets {
    if target.swiftSettings == nil { target.swiftSettings = strict }
    if target.path != nil { continue }
    let isTest = target.type == .test
    let subject = isTest ? String(target.name.dropLast("Tests".count)) : target.name
    let room = rooms.first { $0.1.contains { $0.name == subject } }?.0 ?? "Tools"
    target.path = "\(isTest ? "Tests" : "Sources")/\(room)/\(target.name)"
}

// A change of an architecture need not be made in its variants. `bench --variants` and `.ci/run` build them.
if !withVariants { package.targets.removeAll { $0.path?.contains("/Variants/") == true } }

// The workshop and `faults` build a copy of the package again and again. They run only the tests of the
// architectures and variants there.
if build.contains("check") || build.contains("faults") {
    let names = Set((architectures + variants).map { "\($0.name)Tests" })
    package.targets.removeAll { $0.type == .test && !names.contains($0.name) }
}

// `faults` runs the apps thousands of times. So all that runs then is optimised, but not the tests: with
// optimisation, Swift 6.3 does not compile `@testable import` of a class whose `deinit` is isolated by default.
if build.contains("faults") {
    let names = Set(
        (architectures + variants).map(\.name) + [
            "AppContract", "Exploration", "Gherkin", "InMemoryServer", "Measuring", "PocketUI",
            "Scenarios",
            "Services",
        ])
    for target in package.targets where names.contains(target.name) {
        target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-O"])]
    }
}
