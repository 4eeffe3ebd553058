import ArchitectureRules
import Foundation

/// Checks the learner's work where it is. Only faults are seeded in a copy.
package struct WorkCheck {
    private let assignment: Assignment
    private let build: PackageBuild
    private let record: StepRecorder

    /// - Parameter record: Records the calls of a prediction.
    package init(of assignment: Assignment, build: PackageBuild, record: @escaping StepRecorder) {
        self.assignment = assignment
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
            .build: outcome.result(isRelevant: assignment.subject.owns)
        ]
        guard outcome.succeeded else { return CheckReport(names, results) }
        progress("running the scenarios and the tests")
        let files = PackageFiles(of: build.package)
        results.merge(try assignment.results(of: build, among: Set(names))) { $1 }
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
        return CheckReport(names, results)
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
