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

    /// - Parameter progress: Called with what is done.
    package func report(progress: @escaping (String) -> Void) throws -> CheckReport {
        let names = assignment.checks
        progress("building")
        let outcome = try build.build(
            PackageBuild.Part.needed(for: Set(names)), warningsOf: assignment.modules,
            progress: progress)
        var results: [CheckName: CheckResult] = [
            .build: outcome.result(
                isRelevant: assignment.subject.owns, isSuspect: changes.keys.contains)
        ]
        guard outcome.succeeded else { return CheckReport(names, results) }
        progress("running the scenarios and the tests")
        let files = PackageFiles(of: build.package)
        let features = changes.filter { $0.key.hasSuffix(".feature") }
        let given = try files.features(with: features)
        results.merge(
            try assignment.results(of: build, among: Set(names), scenarios: given.url)
        ) { $1 }
        if results[.tests] == .passed, let missing = try missingSuite() {
            results[.tests] = .failed(missing)
        }
        if let path = try files.restore(in: build.package).first {
            results[.scenarios] = Self.deletion(of: path)
        }
        // A fault is found by tests that pass without it.
        if names.contains(.faults), results[.tests] == .passed {
            let sandbox = Sandbox(of: build.package)
            results[.faults] = try FaultCheck(sandbox: sandbox).results(
                of: [assignment], in: sandbox.files.texts, progress: progress
            )[assignment.subject.name]
        }
        if names.contains(.prediction) {
            results[.prediction] = try prediction(progress: progress)
        }
        return CheckReport(names, results, changedFeatures: features.keys.sorted())
    }

    /// Each suite that was there at the start must still run, unless the solution removes it, too.
    private func missingSuite() throws -> CheckFailure? {
        guard let target = assignment.subject.tests, let folder = assignment.subject.testFolder
        else { return nil }
        let old = changes.filter { $0.key.hasPrefix(folder + "/") }.sorted { $0.key < $1.key }
            .flatMap { path, text in (text ?? "").suites.map { (name: $0, path: path) } }
        if old.isEmpty { return nil }
        let solution = assignment.exercise.solutions[assignment.subject.name]
        let removed = solution?.files.flatMap(\.removedSuites) ?? []
        let running = try UnitTestCheck(build: build, target: target).allSuites()
        return old.first { !running.contains($0.name) && !removed.contains($0.name) }
            .map { suite in
                CheckFailure(
                    check: .tests, next: "put the suite \(suite.name) back, with its name",
                    observed: "no tests in \(suite.name)",
                    expected: "all suites of the start", place: suite.path)
            }
    }

    private static func deletion(of path: String) -> CheckResult {
        .failed(
            CheckFailure(
                check: .scenarios,
                next: "find what deletes files when it runs; they have been put back",
                observed: "\(path) was gone after the scenarios and the tests",
                expected: "code that leaves the package alone", place: path))
    }

    private func prediction(progress: (String) -> Void) throws -> CheckResult {
        guard let text = try FileTexts(of: build.package).text(at: Prediction.path) else {
            return .failed(
                CheckFailure(
                    check: .prediction,
                    next: "start the exercise anew, or write \(Prediction.path)",
                    observed: "no such file", expected: "your prediction", place: Prediction.path))
        }
        progress("recording; the first time this builds for a minute or two")
        return try Prediction(text, path: Prediction.path)
            .result(in: assignment.subject.name, record: record)
    }
}

extension String {
    /// The suites that are declared in a file of tests.
    fileprivate var suites: [String] {
        matches(of: #/\b(?:struct|class|actor|enum) (\w+Tests)\b/#).map { String($0.1) }
    }
}

extension FilePatch {
    fileprivate var removedSuites: [String] {
        let lines = hunks.flatMap(\.lines)
        let added = lines.filter { $0.kind == .added }.flatMap(\.text.suites)
        return lines.filter { $0.kind == .removed }.flatMap(\.text.suites)
            .filter { !added.contains($0) }
    }
}
