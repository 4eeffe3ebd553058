import AppContract
import Architectures
import BenchmarkReports
import Benchmarks
import Foundation
import Measuring
import Reporting

/// Proves that the architectures behave the same, then measures what each costs.
struct BenchCommand: Command {
    static let definition = CommandDefinition(
        name: "bench",
        summary: "prove that the architectures behave the same, then measure what each costs",
        options: [
            Option("--filter", "TEXT", "measure only what has this text in its suite or name"),
            Option("--architecture", "NAME|all", "measure one of MVP, MVVM, VIPER, or all"),
            Option("--quick", nil, "measure with fewer processes and rounds, for a first look"),
            Option("--processes", "N", "how many processes measure (default 30)"),
            Option("--rounds", "N", "how many rounds each process measures (default 8)"),
            Option("--seed", "N", "what the order of turns is drawn from (default 1)"),
            Option("--markdown", nil, "print the tables as Markdown"),
            Option("--csv", "FILE", "write the figures as comma-separated values"),
            Option("--json", "FILE", "write the figures, with the time of every turn, as JSON"),
            Option("--self-test", nil, "measure the harness itself, by work whose ratio is known"),
            Option("--list", nil, "print what can be measured, and measure nothing"),
        ],
        notes: """
            Nothing is measured if a scenario fails or leaks on any of the apps; the exit code is 1 then.
            """)

    private let filter: String
    private let architectures: [Architecture]
    private let processes: Int
    private let rounds: Int
    private let seed: UInt64
    private let isQuick: Bool
    private let onlyLists: Bool
    private let testsItself: Bool
    private let asMarkdown: Bool
    private let csvPath: String?
    private let jsonPath: String?

    init(_ arguments: Arguments) throws(UsageError) {
        isQuick = arguments.has("--quick")
        testsItself = arguments.has("--self-test")
        filter = arguments.value(of: "--filter") ?? ""
        architectures = try Architecture.named(arguments.value(of: "--architecture"))
        processes = try arguments.wholeNumber(
            of: "--processes", default: isQuick ? 12 : 30, range: 6...1000)
        rounds = try arguments.wholeNumber(
            of: "--rounds", default: isQuick ? 2 : 8, range: 1...10_000)
        seed = UInt64(try arguments.wholeNumber(of: "--seed", default: 1, range: 0...Int.max))
        onlyLists = arguments.has("--list")
        asMarkdown = arguments.has("--markdown")
        csvPath = arguments.value(of: "--csv")
        jsonPath = arguments.value(of: "--json")
    }

    func run(on terminal: Terminal) async throws -> ExitCode {
        let benchmarks = try benchmarks()
        if onlyLists {
            for benchmark in benchmarks { terminal.print(benchmark.id) }
            return .success
        }
        try BuildMode.requireRelease()
        if testsItself { return try SelfTestMode(isQuick: isQuick, seed: seed).run(on: terminal) }
        let gate = ScenarioGate([ComparedApps.baseline] + architectures.map(\.namedApp))
        guard let passed = try await gate.passes(on: terminal) else { return .failure }
        let head = RunHead(
            toolchain: Toolchain.current, processes: processes, rounds: rounds, seed: seed,
            scenariosPassed: passed)
        let run = BenchmarkRun(
            head: head, results: try measure(benchmarks, on: terminal))
        terminal.print(asMarkdown ? run.markdown : run.text(width: terminal.width))
        if let csvPath { try terminal.save(run.csv, to: csvPath) }
        if let jsonPath { try terminal.save(try run.json(), to: jsonPath) }
        return .success
    }

    @MainActor
    private func measure(
        _ benchmarks: [Benchmark], on terminal: Terminal
    ) throws -> [BenchmarkResult] {
        defer { terminal.clearProgress() }
        let progress = TimedProgress(on: terminal)
        return try MeasuringRun(
            processes: processes, rounds: rounds, seed: seed, launch: WorkerLaunch.timing
        ).measure(benchmarks, stopwatch: SystemStopwatch()) {
            progress.show("process \($0.process) of \($0.processes)", share: $0.share)
        }
    }

    @MainActor
    private func benchmarks() throws(UsageError) -> [Benchmark] {
        let found = Suites.benchmarks(of: architectures.map(\.namedApp), quick: isQuick)
            .filter { filter.isEmpty || $0.id.contains(filter) }
        if found.isEmpty {
            throw UsageError(
                "nothing that can be measured has \"\(filter)\" in its name; see `triptych bench --list`")
        }
        return found
    }
}
