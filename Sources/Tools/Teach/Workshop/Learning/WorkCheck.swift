import ArchitectureRules
import Foundation

/// Checks the learner's work where it is. Only faults are seeded in a copy.
package struct WorkCheck {
    private let checks: ExerciseChecks
    private let build: PackageBuild
    private let record: StepRecorder

    /// - Parameter record: Records the calls of a prediction.
    package init(
        of exercise: Exercise, in subject: ArchitectureSources, build: PackageBuild,
        record: @escaping StepRecorder
    ) {
        checks = ExerciseChecks(exercise: exercise, subject: subject)
        self.build = build
        self.record = record
    }

    private var package: URL { build.package }

    /// - Parameter progress: Told what is done.
    package func report(progress: @escaping (String) -> Void) throws -> CheckReport {
        let names = checks.names
        progress("building")
        let outcome = try build.build(
            PackageBuild.Part.needed(for: Set(names)), warningsOf: checks.modules,
            progress: progress)
        let built = BuildCheck { checks.subject.owns($0.path) }.result(of: outcome)
        var results: [CheckName: CheckResult] = [.build: built]
        guard outcome.succeeded else { return CheckReport(names, results) }
        progress("running the scenarios and the tests")
        let files = PackageFiles(of: package)
        results.merge(try checks.results(of: build, among: Set(names))) { $1 }
        if let path = try files.restore(in: package).first {
            results[.scenarios] = deletion(of: path)
        }
        // A fault is found by tests that pass without it.
        if names.contains(.faults), results[.tests] == .passed {
            let sandbox = Sandbox(of: package)
            results[.faults] = try FaultCheck(sandbox: sandbox).results(
                of: [checks], in: sandbox.files.texts, progress: progress)[checks.subject.name]
        }
        if names.contains(.prediction) {
            results[.prediction] = try prediction(progress: progress)
        }
        return CheckReport(names, results)
    }

    private func deletion(of path: String) -> CheckResult {
        .failed(
            CheckFailure(
                .scenarios, next: "find what deletes files when it runs; they have been put back",
                observed: "\(path) was gone after the scenarios and the tests",
                expected: "code that leaves the package alone", place: path))
    }

    private func prediction(progress: (String) -> Void) throws -> CheckResult {
        guard let text = try FileTexts(of: package).text(at: Prediction.path) else {
            return .failed(
                CheckFailure(
                    .prediction, next: "start the exercise anew, or write \(Prediction.path)",
                    observed: "no such file", expected: "your prediction", place: Prediction.path))
        }
        progress("recording; the first time this builds for a minute or two")
        return try PredictionCheck(record: record, architecture: checks.subject.name)
            .result(of: text, path: Prediction.path)
    }
}
