import ArchitectureList
import ArchitectureRules
import BenchmarkResults

@testable import Anatomy
@testable import ChangeCost
@testable import Measuring
@testable import SwiftSources
@testable import Traces

/// The list with one more architecture: MVC under another name.
enum AddedArchitecture {
    static let name = "MVC2"

    /// A change that nobody has made yet.
    static let change = ChangeCosts(
        number: 1, name: "paint", title: "Paint", moves: "a rule", columns: [])

    static let list =
        Architecture.all + [
            Architecture(
                name, "Model-View-Controller, again", app: Architecture.all[0].app, module: "MVC",
                folder: "Sources/Architectures/MVC")
        ]

    /// A made run of all in the list.
    static let run = BenchmarkRun(
        head: RunHead(
            toolchain: "Swift 6", load: 0.5, processes: 12, rounds: 1, seed: 1,
            scenariosPassed: 1),
        results: [
            BenchmarkResult(
                suite: "ready values", name: "one whole session",
                subjects: list.names.prefix(1) + [Benchmark.duplicate]
                    + list.names.dropFirst(),
                seconds: Array(
                    repeating: Array(repeating: [1e-6], count: list.count + 1), count: 12))
        ],
        counts: [
            CountedBenchmark(
                suite: "ready values", name: "one whole session", subjects: list.names,
                counts: list.map { _ in counts }),
            CountedBenchmark(
                suite: CountedBenchmark.openScreens, name: "an article", subjects: list.names,
                counts: list.map { _ in counts }),
        ],
        growth: list.names.map {
            GrowthCurve(
                action: "load n rows", subject: $0, sizes: [10, 100], seconds: [1e-6, 1e-5],
                order: GrowthOrder(
                    sizes: [10, 100], processes: Array(repeating: [1, 10], count: 9)))
        },
        taps: list.names.map {
            TapShare(app: $0, whole: 1e-3, inMemory: 1e-4, ready: 3e-5, readyReference: 2e-5)
        })

    private static let counts = Counts(
        allocations: 7, bytes: 70, blocksLeft: 5, retains: 1, releases: 1, instructions: 9)

    /// Made traces of one step, a call in each architecture.
    static let traces = list.map { architecture in
        let module = architecture.subject.module
        let call = RecordedCall(
            participant: Participant("ViewController"), module: module,
            function: "HomeViewController.submit()",
            place: SourcePlace(
                file: "\(architecture.subject.folder)/Home/HomeViewController.swift",
                firstLine: 1, lastLine: 1))
        return Trace(
            architecture: architecture.name,
            steps: [Trace.Step(text: "I tap \"Send\"", calls: [call])], failure: nil)
    }

    /// The figures of made sources: in each module a view controller that holds one of its kind.
    static let anatomy = AnatomyFigures(
        of: list.subjects,
        in: PackageSyntax(files: Set(list.map(\.subject.module)).sorted().map(file)))

    private static func file(of module: String) -> SyntaxFile {
        var file = SyntaxFile(module: module, feature: "Home", name: "HomeViewController")
        let type = "\(module).HomeViewController"
        file.types = [TypeDeclaration(name: type, kind: .class, isObject: true)]
        file.functions = [FunctionDeclaration(name: "submit", owner: type, statements: 7)]
        file.properties = [
            StoredProperty(owner: type, name: "next", type: type, hold: .strong)
        ]
        return file
    }
}
