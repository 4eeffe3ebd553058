import ArchitectureList
import Foundation
import Toolchain
import Trials

/// Checks the learner's work in the package itself. Only faults are seeded into a copy. The scenarios are run as they
/// were at the start, even if the learner has changed them.
package struct WorkCheck {
    private let assignment: Assignment
    private let changes: [String: String?]
    private let missing: [String]
    private let build: PackageBuild
    private let record: StepRecorder

    /// - Parameters:
    ///   - changes: The files that were changed since the start, with their texts at the start; nil for a new file.
    ///   - missing: The start files that are missing now.
    ///   - record: Records the calls of a prediction.
    package init(
        of assignment: Assignment, changes: [String: String?], missing: [String] = [],
        build: PackageBuild, record: @escaping StepRecorder
    ) {
        self.assignment = assignment
        self.changes = changes
        self.missing = missing
        self.build = build
        self.record = record
    }

    /// - Parameter progress: Called with each step.
    package func report(progress: @escaping (String) -> Void) throws -> CheckReport {
        let names = assignment.checks
        let given = try GivenFiles(assignment: assignment).result(
            missing: missing, changes: changes, ignored: ignoredSources)
        // Don't build for a minute first, because the learner has to put files back in any case.
        if given != .passed { return CheckReport(names, [.given: given]) }
        let files = PackageFiles(of: build.package)
        progress("building")
        let outcome = try build.build(
            PackageBuild.Part.needed(for: Set(names)), warningsOf: assignment.modules,
            progress: progress)
        var results: [CheckName: CheckResult] = [
            .given: given,
            .build: outcome.result(
                isRelevant: assignment.subject.owns, isSuspect: changes.keys.contains),
        ]
        guard outcome.succeeded else {
            return report(results, since: files)
        }
        progress("running the scenarios and the tests")
        let features = changes.filter { $0.key.hasSuffix(".feature") }
        let scenarios = try files.features(with: features)
        var start = files.texts
        start.replace(changes)
        results.merge(
            try assignment.results(
                of: build, among: Set(names), scenarios: scenarios.url,
                work: (start, files))
        ) { $1 }
        var notes = features.keys.sorted().map {
            "you have changed \($0), but the check ran it as it was at the start"
        }
        notes += try tryInCopy(&results, start: start, progress: progress)
        if names.contains(.prediction) {
            results[.prediction] = try prediction(progress: progress)
        }
        return report(results, notes: notes, since: files)
    }

    /// Adds the results of the checks that need a copy of the package. The copy takes long to build, so each of them runs only
    /// if everything before it has passed.
    ///
    /// - Returns: Notes for a person.
    private func tryInCopy(
        _ results: inout [CheckName: CheckResult], start: FileTexts,
        progress: @escaping (String) -> Void
    ) throws -> [String] {
        func isDue(_ check: CheckName) -> Bool {
            assignment.checks.contains(check) && results.values.allSatisfy { $0 == .passed }
        }
        guard isDue(.decisions) || isDue(.faults) else { return [] }
        let sandbox = Sandbox(of: build.package, environment: build.environment)
        if isDue(.decisions) {
            progress("asking each role for its decisions")
            results[.decisions] = try DecisionCheck(sandbox: sandbox).result(
                of: assignment, in: sandbox.files.texts)
        }
        guard isDue(.faults) else { return [] }
        if assignment.exercise.kind == .test, !changes.keys.contains(where: assignment.hasTests) {
            results[.faults] = .failed(nothingWritten)
            return []
        }
        let finding = try FaultCheck(sandbox: sandbox).findings(
            of: [(assignment, start)], in: sandbox.files.texts, progress: progress
        )[assignment.subject.name]
        results[.faults] = finding?.result
        return finding?.notes ?? []
    }

    /// The failure of an exercise about tests before a test is written. It tells nothing about the faults.
    private var nothingWritten: CheckFailure {
        let exercise = assignment.exercise
        return CheckFailure(
            next: "write tests, as \(exercise.path)/README.md says",
            observed: "no change of a test since the start",
            expected: "tests that catch each of \(assignment.faults.count) faults in the sources",
            place: assignment.subject.testFolder ?? "")
    }

    /// The files that are built although git ignores them, so that they are not among the changes.
    private var ignoredSources: [String] {
        get throws {
            let words = ["ls-files", "--others", "--ignored", "--exclude-standard", "--"]
            let places = [
                "Package*.swift", "Sources/*.swift", "Benchmarks/*.swift", "Tests/*.swift",
            ]
            return try Git(in: build.package).attempt(words + places).text.split(separator: "\n")
                .map(String.init).filter { !PackageFolder.isHidden($0) }
        }
    }

    /// The report, with notes about edits that were not checked: those in another architecture, and those made since the
    /// check began.
    private func report(
        _ results: [CheckName: CheckResult], notes: [String] = [], since files: PackageFiles
    ) -> CheckReport {
        let subject = assignment.subject
        let room = subject.folder.dropLast(subject.module.count)
        let others = changes.keys.filter { $0.hasPrefix(room) && !subject.owns($0) }.sorted()
        let now = PackageFiles(of: build.package).entries
        let edited = Set(now.keys).union(files.entries.keys)
            .filter { now[$0] != files.entries[$0] }.sorted()
        return CheckReport(
            assignment.checks, results,
            notes: notes
                + others.map { "\($0) was changed, but only \(subject.name) was checked" },
            edited: edited)
    }

    private func prediction(progress: (String) -> Void) throws -> CheckResult {
        guard let text = try FileTexts(of: build.package).text(at: Prediction.path) else {
            return .failed(
                CheckFailure(
                    next: "type `swift run workshop restore`, which puts \(Prediction.path) back",
                    observed: "no such file", expected: "your prediction", place: Prediction.path))
        }
        progress("recording; the first time this builds for a minute or two")
        return try Prediction(text, path: Prediction.path)
            .result(in: assignment.subject.name, record: record)
    }
}
