import AppContract
import ArchitectureList
import Benchmarks
import Foundation
import Output
import Scenarios
import Toolchain

/// Proves that the architectures behave the same, then measures what each costs.
struct BenchCommand: Command {
    static let about = CommandDefinition(
        name: "bench",
        summary: "prove that the architectures behave the same, then measure what each costs",
        notes: """
            --scenario times all When steps of a scenario as one action. Given steps prepare an app and a server
            for each repetition, and Then steps are checked once, before. What can't be measured is named, with
            the reason.

            --compare shows the ratios that have changed, and every count that differs: counts are exact. With
            --fail-above a ratio may grow by PERCENT, and so may instructions, which depend on the compiler;
            any other count fails if it is larger by one.

            The exit code is 0 for success, 1 if a scenario fails or leaks on a complete app (nothing is
            measured then), if --fail-above finds a ratio or a count that has grown or if the self-test misses
            a goal, and 64 for wrong usage. Runs are saved in .git/triptych/runs, where `git clean` does not find
            them.
            """,
        instead: { word in
            word.contains(" ")
                ? "a step is measured in a scenario: `triptych bench --scenario FILE:LINE`"
                : "`triptych bench --filter \(word)` measures what has this in its name"
        })

    let options = BenchOptions()

    func run(on terminal: Terminal) async throws -> ExitCode {
        if options.lacksVariants {
            try BuildMode.requireRelease()
            return try await launchVariants(on: terminal)
        }
        let places = options.plan.scenarios
        let scenarios =
            try places.isEmpty
            ? nil : ScenarioSelection(paths: places, takesLines: true).load(on: terminal)
        switch options.mode {
        case .list:
            for name in try options.plan.suites(scenarios).names { terminal.print(name) }
            return .success
        case .listRuns:
            let table = try savedRuns.table()
            terminal.print(
                table.isEmpty
                    ? "No run is saved; `triptych bench --save NAME` saves one."
                    : table.rendered(width: terminal.width))
            return .success
        case .delete(let name):
            try savedRuns.delete(name)
            terminal.print("deleted \(try savedRuns.path(of: name))")
            return .success
        case .selfTest:
            try BuildMode.requireRelease()
            return try SelfTestMode(
                plan: options.plan, copies: options.copies, terminal: terminal
            ).run()
        case .measure:
            var plan = options.plan
            plan.proven = try await ScenarioGate(apps: plan.added).provenFeatures(on: terminal)
            let suites = try plan.suites(scenarios)
            try BuildMode.requireRelease()
            return try await measure(suites, plan, on: terminal)
        }
    }

    private var savedRuns: SavedRuns {
        get throws {
            let package = try PackageFolder.current(with: Architecture.all.subjects)
            return SavedRuns(in: PackagePlace.stateFolder(of: package))
        }
    }

    @MainActor
    private func measure(
        _ suites: Suites, _ plan: BenchPlan, on terminal: Terminal
    ) async throws -> ExitCode {
        let runs = try savedRuns
        if let name = options.saveName { try runs.check(name) }
        if terminal.showsProgress {
            terminal.note(
                "the scenarios, then the benchmarks: about "
                    + (plan.isQuick ? "30 seconds" : "three minutes on 2 cores"))
        }
        let saved = try options.compareName.map { try runs.run(named: $0) }
        let run = try await BenchMeasuring(
            plan: plan, suites: suites, terminal: terminal
        ).run()
        if options.asMarkdown {
            terminal.print(run.document.markdown)
        } else {
            terminal.print(run.document)
        }
        if let text = suites.note { terminal.print(wrapping: "\n" + text) }
        try write(run, savingTo: runs, on: terminal)
        return try compare(run, with: saved, on: terminal)
    }

    private func write(
        _ run: BenchmarkRun, savingTo runs: SavedRuns, on terminal: Terminal
    ) throws {
        if let path = options.jsonPath { try terminal.save(try run.json(), to: path) }
        guard let name = options.saveName else { return }
        try runs.save(run, as: name)
        terminal.note("saved as \(runs.path(of: name))")
    }

    private func compare(
        _ run: BenchmarkRun, with saved: BenchmarkRun?, on terminal: Terminal
    ) throws -> ExitCode {
        guard let saved, let name = options.compareName else { return .success }
        let plan = options.plan
        let report = try RunComparison(
            of: run, from: saved, named: name, above: options.failAbove,
            isChosen: {
                plan.measures($0, isLong: false) && (!plan.isQuick || saved.head.isQuick)
            })
        terminal.print("")
        terminal.print(report.document)
        return options.failAbove != nil && !report.passes ? .failure : .success
    }

    /// Builds the same program with the variants, and runs it with the arguments of this process. It is built when it is
    /// asked for: a change of a panel can keep its variants from compiling, and must not keep `triptych` from it.
    private func launchVariants(on terminal: Terminal) async throws -> ExitCode {
        let package = try PackageFolder.current(with: Architecture.all.subjects)
        let scratch = package.appending(path: ".build/variants")
        terminal.showProgress("building the variants")
        defer { terminal.clearProgress() }
        let build = try Subprocess(
            [
                "swift", "build", "--package-path", package.path, "--scratch-path", scratch.path,
                "-c", "release", "--product", "triptych",
            ], environment: PackageManifest.withVariants
        ).run()
        try build.expectSuccess(of: "swift build --product triptych", notes: build.text)
        let words =
            [scratch.appending(path: "release/triptych").path] + CommandLine.arguments.dropFirst()
        return ExitCode(rawValue: try await Subprocess(words).runOnTerminal()) ?? .failure
    }
}
