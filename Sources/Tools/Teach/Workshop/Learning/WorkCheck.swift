import ArchitectureRules
import Foundation
import Toolchain

/// Checks the learner's work where it is. Only faults are seeded in a copy, and scenarios are those that were given.
package struct WorkCheck {
    private let assignment: Assignment
    private let changes: [String: String?]
    private let build: PackageBuild
    private let record: StepRecorder

    /// - Parameters:
    ///   - changes: The files that were changed since the start, with their texts from then; nil for a new one.
    ///   - record: Records the calls of a prediction.
    package init(
        of assignment: Assignment, changes: [String: String?], build: PackageBuild,
        record: @escaping StepRecorder
    ) {
        self.assignment = assignment
        self.changes = changes
        self.build = build
        self.record = record
    }

    /// - Parameter progress: Called with each step.
    package func report(progress: @escaping (String) -> Void) throws -> CheckReport {
        let names = assignment.checks
        let files = PackageFiles(of: build.package)
        progress("building")
        let outcome = try build.build(
            PackageBuild.Part.needed(for: Set(names)), warningsOf: assignment.modules,
            progress: progress)
        var results: [CheckName: CheckResult] = [
            .build: outcome.result(
                isRelevant: assignment.subject.owns, isSuspect: changes.keys.contains)
        ]
        guard outcome.succeeded else {
            return CheckReport(names, results, notes: notes(since: files))
        }
        progress("running the scenarios and the tests")
        let features = changes.filter { $0.key.hasSuffix(".feature") }
        let given = try files.features(with: features)
        results.merge(
            try assignment.results(
                of: build, among: Set(names), scenarios: given.url,
                given: GivenTests(of: assignment, changes: changes, files: files))
        ) { $1 }
        if let path = changedTool {
            let check: CheckName = names.contains(.structure) ? .structure : .build
            results[check] = Self.change(of: path)
        }
        // Tests find a fault only if they pass without it.
        if names.contains(.faults), results[.tests] == .passed {
            let sandbox = Sandbox(of: build.package)
            results[.faults] = try FaultCheck(sandbox: sandbox).results(
                of: [assignment], in: sandbox.files.texts, progress: progress
            )[assignment.subject.name]
        }
        if names.contains(.prediction) {
            results[.prediction] = try prediction(progress: progress)
        }
        let notes =
            features.keys.sorted().map {
                "\($0) differs from what `start` gave, which was run in its place"
            } + notes(since: files)
        return CheckReport(names, results, notes: notes)
    }

    /// Changes that the results are not about: those in another architecture, and those made since the check began.
    private func notes(since files: PackageFiles) -> [String] {
        let subject = assignment.subject
        let room = subject.folder.dropLast(subject.module.count)
        let others = changes.keys.filter { $0.hasPrefix(room) && !subject.owns($0) }.sorted()
        let now = PackageFiles(of: build.package).entries
        let edited = Set(now.keys).union(files.entries.keys)
            .filter { now[$0] != files.entries[$0] }.sorted()
        return others.map { "\($0) was changed, but \(subject.name) is what was checked" }
            + edited.map { "\($0) has changed since the check began; check again" }
    }

    /// A file of the tools that is not as `start` gave it: with other rules, other work would pass. Some
    /// solutions add a rule.
    private var changedTool: String? {
        let solution = assignment.exercise.solutions[assignment.subject.name]?.paths ?? []
        return changes.keys.filter { $0.hasPrefix("Sources/Tools/") && !solution.contains($0) }
            .min()
    }

    private static func change(of path: String) -> CheckResult {
        .failed(
            CheckFailure(
                next:
                    "put it back as it was; if your work is in a stash, `git stash pop` brings both back",
                observed: "\(path) is not as `start` gave it",
                expected: "the file of `start`, which has what the exercise asks for", place: path))
    }

    private func prediction(progress: (String) -> Void) throws -> CheckResult {
        guard let text = try FileTexts(of: build.package).text(at: Prediction.path) else {
            return .failed(
                CheckFailure(
                    next:
                        "type `triptych workshop start \(assignment.exercise.number) --architecture "
                        + "\(assignment.subject.name)`, which gives it again",
                    observed: "no such file", expected: "your prediction", place: Prediction.path))
        }
        progress("recording; the first time this builds for a minute or two")
        return try Prediction(text, path: Prediction.path)
            .result(in: assignment.subject.name, record: record)
    }
}
