import Anatomy
import ArchitectureList
import ArchitectureRules
import BenchmarkResults
import Comparison
import Foundation
import TestSupport
@testable import Traces

@testable import ChangeCost
@testable import Measuring
@testable import ReportPage

extension Report {
    /// A report of made figures and the sources as they are.
    static func made(tour: Result<[Trace], any Error> = .success(Report.tour)) throws -> Report {
        Report(
            run: .made, tour: tour, anatomy: anatomy, changes: changes, caughtFaults: .success([:]),
            sources: try sources.get(), comparisons: try comparisons.get())
    }

    /// How often the reader shows a text. A section may be shown for a feature and with its whole file.
    static func occurrences(of text: String) throws -> Int {
        try comparisons.get().flatMap(\.rows).flatMap(\.cells).map { cell in
            guard case .passages(let passages) = cell else { return 0 }
            return passages.flatMap(\.lines).map { $0.components(separatedBy: text).count - 1 }
                .reduce(0, +)
        }.reduce(0, +)
    }

    // What is read of the package is read once for all tests.

    /// The files of the architectures.
    private static let sources = Result<[ArchitectureFiles], any Error> {
        try Architecture.all.subjects.map { try ArchitectureFiles(of: $0, in: ThisPackage.root) }
    }

    /// The files of all architectures.
    static func files() throws -> [SourceFile] { try sources.get().flatMap(\.files) }

    private static let comparisons = Result<[CodeComparison], any Error> {
        let files = try sources.get()
        return features(of: files).map { CodeComparison(ofFeature: $0, in: files) }
    }

    /// What the compiler reads in the sources.
    static let anatomy = Result<AnatomyFigures, any Error> {
        try AnatomyFigures.read(Architecture.all.subjects, of: ThisPackage.root)
    }

    /// One change, which takes 10 statements in the first architecture and one more in each that follows.
    static let changes = Result<CostReport, any Error> {
        let names = Architecture.all.names
        let nothing = Edits(added: 0, removed: 0)
        let columns = names.enumerated().map { index, name in
            let file = PatchCost.File(
                path: "News/NewsPresenter.swift", role: "Presenter",
                statements: Edits(added: 10 + index, removed: 0), declarations: nothing,
                lines: nothing)
            return ChangeCosts.Column(
                architecture: name,
                cost: PatchCost(
                    files: [file], features: ["News"], types: [], protocols: [], requirements: [],
                    tests: nil, elsewhere: []))
        }
        return CostReport(
            [
                ChangeCosts(
                    number: 1, name: "paint", title: "Paint", moves: "a rule", columns: columns)
            ],
            of: names)
    }
}

extension BenchmarkRun {
    /// A run in which MVP takes as long as MVC, MVVM twice as long and VIPER a little longer.
    static let made = BenchmarkRun(
        head: RunHead(
            toolchain: "Swift 6", machine: Machine.current, load: 0.5, processes: 12, rounds: 2,
            seed: 1, scenariosPassed: 116),
        results: ["in-memory backend", "ready values"].flatMap { suite in
            ["log in", "one whole session"].map { result(of: $0, in: suite) }
        },
        counts: [
            CountedBenchmark(
                suite: "ready values", name: "one whole session", subjects: apps,
                counts: ([70, 80, 160] + apps.dropFirst(3).map { _ in 90 }).map { count in
                    Counts(
                        allocations: count, bytes: count * 64, blocksLeft: 0, retains: nil,
                        releases: nil, instructions: nil)
                })
        ],
        growth: apps.enumerated().map { index, app in
            GrowthCurve(
                action: "load n rows", subject: app, sizes: [10, 100, 1000],
                seconds: [1e-6, 1e-5, 1e-4].map { $0 * Double(index + 1) },
                order: GrowthOrder(
                    sizes: [10, 100, 1000], processes: Array(repeating: [1, 10, 100], count: 9)))
        },
        taps: apps.map {
            TapShare(app: $0, whole: 1e-3, inMemory: 1e-4, ready: 3e-5, readyReference: 2e-5)
        })

    private static let apps = Architecture.all.names

    private static func result(of action: String, in suite: String) -> BenchmarkResult {
        let factors = [1, 1.02, 1, 2] + apps.dropFirst(3).map { _ in 1.1 }
        let seconds = (0..<12).map { process in
            let pace = 1e-6 * (1 + Double(process) / 1000)
            return factors.map { factor in
                [pace * factor, pace * factor * (1 + Double(process % 3) / 100)]
            }
        }
        return BenchmarkResult(
            suite: suite, name: action,
            subjects: apps.prefix(1) + [Benchmark.duplicate] + apps.dropFirst(), seconds: seconds
        )
    }
}

extension Report {
    /// One message in each action.
    static let tour = Architecture.all.names.map { architecture in
        Trace(
            architecture: architecture,
            steps: FiveActions.steps.map { text in
                Trace.Step(text: text, calls: [call])
            }, failure: nil)
    }

    private static let call = RecordedCall(
        participant: .person, module: "PocketUI", function: "Person.tap(_:)", place: nil,
        calls: [
            RecordedCall(
                participant: Participant("Presenter"), module: "MVP",
                function: "Presenter.submit<T>()",
                place: nil, byProtocol: "Submitting")
        ])
}
