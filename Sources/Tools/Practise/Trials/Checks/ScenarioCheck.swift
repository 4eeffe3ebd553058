import Foundation
import Gherkin
import Toolchain

/// Runs scenarios on one architecture with the program that was built.
package struct ScenarioCheck {
    let build: PackageBuild
    let architecture: String
    /// The path of the exercise's scenarios, from the root of the package; nil if there are none.
    let feature: String?
    /// The folder with the scenarios.
    private let folder: URL
    /// Whether the report of a leak leaves out who holds the object, because the learner should find that out.
    private let hidesHolders: Bool

    /// - Parameter folder: The folder to read the scenarios from, with the same subfolders as the package. By default
    ///   it is the package.
    package init(
        build: PackageBuild, architecture: String, feature: String? = nil, in folder: URL? = nil,
        hidesHolders: Bool = false
    ) {
        self.build = build
        self.folder = folder ?? build.package
        self.architecture = architecture
        self.feature = feature
        self.hidesHolders = hidesHolders
    }

    /// The results of the checks for the new scenarios, for all other scenarios, and for leaks. There is no result for
    /// leaks if a run was stopped.
    package func results(among checks: Set<CheckName>) throws -> [CheckName: CheckResult] {
        var results: [CheckName: CheckResult] = [:]
        var ran: [TestReport.Case]? = []
        for (check, path) in [(CheckName.newScenario, feature), (.scenarios, "scenarios")] {
            guard let path, !checks.isDisjoint(with: [check, .leaks]) else { continue }
            let (cases, result) = try cases(of: path, for: check)
            results[check] = result
            ran = cases.flatMap { cases in ran.map { $0 + cases } }
        }
        results[.leaks] = ran.map(leaks)
        return results.filter { checks.contains($0.key) }
    }

    /// Runs the scenarios of a file or a folder, in a process of their own.
    ///
    /// - Returns: The cases, which are nil if the process did not finish, and the result of the check.
    private func cases(
        of path: String, for check: CheckName
    ) throws -> (cases: [TestReport.Case]?, result: CheckResult) {
        if folder.lacks(path) { return (nil, .failed(missing(path))) }
        let run = try build.runProduct(
            ScenariosProduct.words(build.program, .results, [architecture, path]),
            in: folder)
        // The program prints the name of each scenario before it runs it, so the last name is the one to look at.
        guard let report: TestReport = run.lastAnswer() else {
            let place = run.lastAnswer() ?? "\(architecture), in \(check.title)"
            return (nil, .failed(crash(run, at: place)))
        }
        let cases = report.suites.flatMap(\.cases)
        let missing = try scenarios(of: path)
            .filter { !cases.map(\.title).contains($0) }
        return (cases, missing.isEmpty ? result(check, of: cases) : .failed(leftOut(missing)))
    }

    /// The scenarios of a file or a folder that are meant for the architecture. They are read here, because the program
    /// that runs them contains the code under check, which may make it leave some out.
    private func scenarios(of path: String) throws -> [String] {
        let root = folder.path + "/"
        return try FeatureFiles.find([root + path]).flatMap { file in
            try FeatureFiles.read(file).scenarios.filter { $0.isMeant(for: architecture) }
                .map { "\(file.dropFirst(root.count)):\($0.location.line), \($0.fullName)" }
        }
    }

    private func leftOut(_ scenarios: [String]) -> CheckFailure {
        CheckFailure(
            next: "see why \(scenarios.count == 1 ? "a scenario is" : "scenarios are") left out: "
                + "\(scenarios.count) did not run",
            observed: "no result for this scenario", expected: "a result of each scenario",
            place: scenarios[0], details: scenarios.dropFirst().joined(separator: "\n"))
    }

    private func result(_ check: CheckName, of cases: [TestReport.Case]) -> CheckResult {
        let failed = cases.filter { !$0.passed && $0.leaks == nil }
        guard let first = failed.first, let text = first.failure else { return .passed }
        let kind = check == .newScenario ? "new" : "existing"
        return .failed(
            CheckFailure(
                next: "make the \(kind) scenarios pass: \(failed.count) of \(cases.count) fail",
                observed: first.seen ?? "", expected: first.expected ?? "",
                place: first.title, details: text))
    }

    private func leaks(of cases: [TestReport.Case]) -> CheckResult {
        let leaked = cases.filter { $0.leaks != nil }
        guard let first = leaked.first, let leaks = hidesHolders ? first.leaked : first.leaks
        else { return .passed }
        return .failed(
            CheckFailure(
                next:
                    "find what keeps the object alive: \(leaked.count) of \(cases.count) scenarios leak",
                observed: leaks.first ?? "",
                expected: "nothing stays alive after its screen has closed",
                place: first.title,
                details: leaks.dropFirst().joined(separator: "\n")))
    }

    private func missing(_ path: String) -> CheckFailure {
        CheckFailure(
            next: "put \(path) back: `git checkout -- \(path)`",
            observed: "no such file",
            expected: "the scenarios of the exercise", place: path)
    }

    /// The failure of a program that wrote no results.
    ///
    /// - Parameter place: The scenario that was running when the program ended.
    private func crash(_ run: SubprocessRun, at place: String) -> CheckFailure {
        if run.reachedLimit {
            return CheckFailure(
                next: "find the loop or the wait that never ends",
                observed: "the scenarios ran for \(build.limit.inSeconds) and were stopped",
                expected: "the scenarios to end within a second", place: place)
        }
        let crash = Crash(run, saying: run.errors, of: build.package)
        return CheckFailure(
            next: run.wasSignalled
                ? "find why the app crashes" : "see why the scenarios can't be run",
            observed: crash.message, expected: "all scenarios to run",
            place: crash.place ?? place,
            details: (crash.place == nil ? "" : "in \(place)\n") + crash.details)
    }
}

extension TestReport.Case {
    /// Its place and its name.
    fileprivate var title: String { "\(location), \(name)" }
}

extension URL {
    /// Whether this folder has nothing at a path.
    package func lacks(_ path: String) -> Bool {
        !FileManager.default.fileExists(atPath: appending(path: path).path)
    }
}
