import Anatomy
import Foundation

/// Runs scenarios on one architecture with the program that was built.
struct ScenarioCheck {
    /// What `scenarios run --json` writes.
    private struct Report: Decodable {
        struct Suite: Decodable {
            let cases: [Case]
        }

        let suites: [Suite]
    }

    /// A scenario that ran.
    struct Case: Decodable, Equatable {
        let name: String
        let location: String
        let passed: Bool
        let leaked: Bool?
        let failure: String?
    }

    /// A run takes less than a second. A loop without an end has to be ended.
    private static let limit = Duration.seconds(60)

    let build: PackageBuild
    let architecture: String
    /// The scenarios of the exercise, from the root of the package.
    let feature: String?

    /// What came of the checks of the scenarios: the new ones, all others, and the leaks.
    func results(among checks: Set<CheckName>) throws -> [CheckName: CheckResult] {
        if let feature, build.package.lacks(feature) {
            return [.newScenario: .failed(missing(feature))]
        }
        let ran: [Case]
        switch try run(others: !checks.isDisjoint(with: [.scenarios, .leaks])) {
        case .success(let cases): ran = cases
        case .failure(let crash): return [.scenarios: .failed(crash.failure)]
        }
        let new = ran.filter { feature.map($0.location.hasPrefix) == true }
        let others = ran.filter { feature.map($0.location.hasPrefix) != true }
        return [
            .newScenario: result(.newScenario, of: new, "new"),
            .scenarios: result(.scenarios, of: others, "existing"),
            .leaks: leaks(of: ran),
        ].filter { checks.contains($0.key) }
    }

    private struct Crash: Error {
        let failure: CheckFailure
    }

    private func run(others: Bool) throws -> Result<[Case], Crash> {
        let folder = try TemporaryFolder(in: build.package)
        let file = folder.url.appending(path: "scenarios.json")
        let paths = (others ? ["scenarios"] : []) + [feature].compactMap(\.self)
        if paths.isEmpty { return .success([]) }
        let run = try Tool.run(
            [
                build.program.path, "scenarios", "run", "--architecture", architecture, "--json",
                file.path,
            ] + paths, in: build.package, environment: RecordingBuild.environment,
            limit: Self.limit)
        guard let data = FileManager.default.contents(atPath: file.path) else {
            return .failure(Crash(failure: crash(run)))
        }
        return .success(
            try JSONDecoder().decode(Report.self, from: data).suites.flatMap(\.cases))
    }

    private func result(_ check: CheckName, of cases: [Case], _ kind: String) -> CheckResult {
        let failed = cases.filter { !$0.passed && $0.leaked != true }
        guard let first = failed.first, let text = first.failure else { return .passed }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        func value(_ name: String) -> String {
            lines.first { $0.hasPrefix("  \(name)  ") }
                .map { String($0.dropFirst(name.count + 4)).trimmingCharacters(in: .whitespaces) }
                ?? ""
        }
        return .failed(
            CheckFailure(
                check,
                next: "make the \(kind) scenarios pass: \(failed.count) of \(cases.count) fail",
                observed: value("seen"), expected: value("expected"),
                place: "\(first.location), \(first.name)", details: text))
    }

    private func leaks(of cases: [Case]) -> CheckResult {
        let leaked = cases.filter { $0.leaked == true }
        guard let first = leaked.first, let text = first.failure else { return .passed }
        let lines = text.split(separator: "\n").dropFirst()
            .map { $0.trimmingCharacters(in: .whitespaces) }
        return .failed(
            CheckFailure(
                .leaks,
                next: "find who keeps it alive: \(leaked.count) of \(cases.count) scenarios leak",
                observed: lines.first ?? text, expected: "nothing outlives its screen",
                place: "\(first.location), \(first.name)",
                details: lines.dropFirst().joined(separator: "\n")))
    }

    private func missing(_ feature: String) -> CheckFailure {
        CheckFailure(
            .newScenario, next: "put \(feature) back: `git checkout -- \(feature)`",
            observed: "no such file", expected: "the scenarios of the exercise", place: feature)
    }

    /// What to say of a program that wrote no results.
    private func crash(_ run: ToolRun) -> CheckFailure {
        let notes = run.errors + run.text
        if run.reachedLimit {
            return CheckFailure(
                .scenarios, next: "find the loop that does not end, or the wait that nobody ends",
                observed:
                    "the scenarios ran for \(Self.limit.components.seconds) s and were stopped",
                expected: "an end within a second", place: "\(architecture), while scenarios ran")
        }
        let lines = notes.split(separator: "\n").map(String.init)
        let fatal = lines.first { $0.contains("Fatal error") || $0.contains("fatal error") }
        let how = run.wasSignalled ? "signal \(run.code)" : "exit code \(run.code)"
        return CheckFailure(
            .scenarios,
            next: run.wasSignalled
                ? "find why the app crashes" : "see why the scenarios can't be run",
            observed: fatal ?? lines.last ?? "the program ended with \(how)",
            expected: "all scenarios to run", place: "\(architecture), \(how)",
            details: lines.prefix(20).joined(separator: "\n"))
    }
}

extension URL {
    /// Whether nothing stands at a path in this folder.
    func lacks(_ path: String) -> Bool {
        !FileManager.default.fileExists(atPath: appending(path: path).path)
    }
}
