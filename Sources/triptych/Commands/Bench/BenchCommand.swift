import AppContract
import Architectures
import BenchmarkReports
import Reporting

/// Proves that the architectures behave the same, then measures what each costs.
struct BenchCommand: Command {
    static func definition(for architectures: [Architecture]) -> CommandDefinition {
        CommandDefinition(
            name: "bench",
            summary: "prove that the architectures behave the same, then measure what each costs",
            options: BenchOptions.all(for: architectures),
            notes: """
                The exit code is 0 for success, 1 if a scenario fails or leaks on any of the apps (nothing is
                measured then), if a ratio has grown by more than --fail-above allows or if the self-test misses a
                goal, and 64 for a command line that cannot be taken. A file that exists is renamed before a new
                one is written in its place; runs are saved in .triptych/runs.
                """)
    }

    private let options: BenchOptions

    init(_ arguments: Arguments) throws(UsageError) {
        options = try BenchOptions(arguments)
    }

    func run(on terminal: Terminal) async throws -> ExitCode {
        switch options.mode {
        case .list:
            for name in try BenchSelection(options.plan).names { terminal.print(name) }
            return .success
        case .explain:
            terminal.print(wrapping: Explanation(of: options.plan.apps.map(\.name)).text)
            return .success
        case .selfTest:
            try BuildMode.requireRelease()
            return try SelfTestMode(isQuick: options.plan.isQuick, seed: options.plan.seed)
                .run(on: terminal)
        case .measure:
            let selection = try BenchSelection(options.plan)
            try BuildMode.requireRelease()
            return try await measure(selection, on: terminal)
        }
    }

    @MainActor
    private func measure(
        _ selection: BenchSelection, on terminal: Terminal
    ) async throws -> ExitCode {
        let saved = try options.compareName.map { try SavedRuns().run(named: $0) }
        let measuring = BenchMeasuring(options.plan, selection, on: terminal)
        guard let run = try await measuring.run() else { return .failure }
        if options.asMarkdown {
            terminal.print(run.markdown)
        } else {
            terminal.print(wrapping: run.text(width: terminal.width))
        }
        try write(run, on: terminal)
        return compare(run, with: saved, on: terminal)
    }

    private func write(_ run: BenchmarkRun, on terminal: Terminal) throws {
        if let path = options.csvPath { try terminal.save(run.csv, to: path) }
        if let path = options.jsonPath { try terminal.save(try run.json(), to: path) }
        guard let name = options.saveName else { return }
        let path = SavedRuns().path(of: name)
        if let former = try SavedRuns().save(run, as: name) {
            terminal.note("\(path) was there already; it is now \(former)")
        }
        terminal.note("saved as \(path)")
    }

    private func compare(
        _ run: BenchmarkRun, with saved: BenchmarkRun?, on terminal: Terminal
    ) -> ExitCode {
        guard let saved, let name = options.compareName else { return .success }
        let report = ChangeReport(of: run, from: saved, named: name, above: options.failAbove)
        terminal.print("\n" + report.text(width: terminal.width))
        return options.failAbove != nil && !report.slower.isEmpty ? .failure : .success
    }
}
