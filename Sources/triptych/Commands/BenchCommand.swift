import AppContract
import Architectures
import Benchmarks
import Measuring
import Reporting

/// Proves that the architectures behave the same, then measures what each costs.
struct BenchCommand: Command {
    static let definition = CommandDefinition(
        name: "bench",
        summary: "prove that the architectures behave the same, then measure what each costs",
        options: [
            Option("--filter", "TEXT", "measure only actions whose name contains this text"),
            Option("--architecture", "NAME|all", "measure one of MVP, MVVM, VIPER, or all"),
            Option("--rounds", "N", "how many rounds to measure (default 40)"),
            Option("--quick", nil, "measure 10 rounds, for a first look"),
            Option("--seed", "N", "what the order of turns is drawn from (default 1)"),
            Option("--reference", "NAME", "what ratios are taken to (default MVP)"),
            Option("--markdown", nil, "print the table as Markdown"),
            Option("--csv", "FILE", "write the figures as comma-separated values"),
            Option("--json", "FILE", "write the figures, with the time of every turn, as JSON"),
            Option("--list", nil, "print the actions and measure nothing"),
        ],
        notes: """
            The architectures are measured beside a baseline: the same app with no architecture at all, whose
            view controllers call the services themselves. NAME is MVP, MVVM, VIPER or baseline.

            Each round gives every app one turn, in an order drawn anew. A time is the median of its turns. A
            ratio is the median of the ratios within the rounds; half of them lie within the figure behind ±.
            Nothing is measured if a scenario fails or leaks on any of the apps; the exit code is 1 then.
            """)

    private let actions: [Action]
    private let architectures: [Architecture]
    private let rounds: Int
    private let seed: UInt64
    private let reference: String
    private let onlyLists: Bool
    private let asMarkdown: Bool
    private let csvPath: String?
    private let jsonPath: String?

    init(_ arguments: Arguments) throws(UsageError) {
        actions = try Self.actions(matching: arguments.value(of: "--filter"))
        architectures = try Architecture.named(arguments.value(of: "--architecture"))
        rounds = try arguments.wholeNumber(
            of: "--rounds", default: arguments.has("--quick") ? 10 : 40, range: 2...100_000)
        seed = UInt64(try arguments.wholeNumber(of: "--seed", default: 1, range: 0...Int.max))
        reference = try Self.reference(arguments.value(of: "--reference"))
        onlyLists = arguments.has("--list")
        asMarkdown = arguments.has("--markdown")
        csvPath = arguments.value(of: "--csv")
        jsonPath = arguments.value(of: "--json")
    }

    func run(on terminal: Terminal) async throws -> ExitCode {
        if onlyLists {
            for action in actions { terminal.print(action.name) }
            return .success
        }
        try BuildMode.requireRelease()
        let gate = ScenarioGate(apps)
        guard let passed = try await gate.passes(on: terminal) else { return .failure }
        let report = BenchmarkReport(
            head: RunHead(
                rounds: rounds, seed: seed, reference: reference, scenariosPassed: passed),
            results: measure(on: terminal))
        terminal.print(asMarkdown ? report.markdown : report.text(width: terminal.width))
        if let csvPath { try terminal.save(report.csv, to: csvPath) }
        if let jsonPath { try terminal.save(try report.json(), to: jsonPath) }
        return .success
    }

    @MainActor
    private func measure(on terminal: Terminal) -> [BenchmarkResult] {
        let run = MeasuringRun(rounds: rounds, seed: seed, stopwatch: SystemStopwatch())
        defer { terminal.clearProgress() }
        return actions.enumerated().map { index, action in
            run.measure(action.benchmark(of: apps)) { round in
                terminal.showProgress(
                    "\(index + 1) of \(actions.count): \(action.name), round \(round) of \(rounds)")
            }
        }
    }

    /// Everything that is compared, the reference first, whether or not it was asked for.
    @MainActor
    private var apps: [NamedApp] {
        let baseline = NamedApp(name: BaselineApp.name, app: BaselineApp.self)
        let all = [baseline] + Architecture.allCases.map(\.namedApp)
        let wanted = [baseline] + architectures.map(\.namedApp)
        return all.filter { $0.name == reference } + wanted.filter { $0.name != reference }
    }

    private static func reference(_ text: String?) throws(UsageError) -> String {
        guard let text else { return Architecture.mvp.rawValue }
        let names = Architecture.allCases.map(\.rawValue) + [BaselineApp.name]
        guard let name = names.first(where: { $0.lowercased() == text.lowercased() }) else {
            throw UsageError(
                "there is nothing called \"\(text)\" to compare with; there are "
                    + names.joined(separator: ", "))
        }
        return name
    }

    private static func actions(matching text: String?) throws(UsageError) -> [Action] {
        guard let text else { return Action.suite }
        let found = Action.suite.filter { $0.name.contains(text) }
        if found.isEmpty {
            throw UsageError("no action has \"\(text)\" in its name; see `triptych bench --list`")
        }
        return found
    }
}
