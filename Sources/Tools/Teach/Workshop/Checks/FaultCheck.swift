import ArchitectureRules
import Foundation

/// Seeds faults into a copy of the package, and sees that the tests find each. Architectures have files of
/// their own, so one build has a fault in each of them.
struct FaultCheck {
    let sandbox: Sandbox

    /// - Parameters:
    ///   - targets: The exercise in the architectures whose tests are tried.
    ///   - texts: The files with the tests.
    ///   - progress: Told what is done.
    /// - Returns: What came of it, by the name of the architecture.
    func results(
        of targets: [ExerciseChecks], in texts: FileTexts, progress: (String) -> Void = { _ in }
    ) throws -> [String: CheckResult] {
        var results: [String: CheckResult] = [:]
        var missed: [String: [Patch]] = [:]
        let count = targets.map(\.faults.count).max() ?? 0
        for place in 0..<count {
            progress("fault \(place + 1) of \(count)")
            let open = targets.filter {
                results[$0.subject.name] == nil && $0.faults.indices.contains(place)
            }
            for (target, outcome) in try outcomes(of: place, in: open, texts) {
                switch outcome {
                case .found: break
                case .missed: missed[target.subject.name, default: []].append(target.faults[place])
                case .unusable(let failure): results[target.subject.name] = .failed(failure)
                }
            }
        }
        for target in targets where results[target.subject.name] == nil {
            results[target.subject.name] = result(of: target, missed[target.subject.name] ?? [])
        }
        return results
    }

    private enum Outcome {
        case found
        case missed
        case unusable(CheckFailure)
    }

    /// What comes of the fault at a place in each architecture's list.
    private func outcomes(
        of place: Int, in targets: [ExerciseChecks], _ texts: FileTexts
    ) throws -> [(ExerciseChecks, Outcome)] {
        var texts = texts
        var outcomes: [(ExerciseChecks, Outcome)] = []
        var seeded: [ExerciseChecks] = []
        for target in targets {
            do {
                try texts.apply(target.faults[place])
                seeded.append(target)
            } catch let error as WorkshopError {
                outcomes.append((target, .unusable(Self.unusable(error))))
            }
        }
        if seeded.isEmpty { return outcomes }
        try sandbox.write(texts.changes)
        let build = try sandbox.build.build([.tests], warningsOf: [])
        guard build.succeeded else {
            return outcomes
                + seeded.map { ($0, .unusable(Self.doesNotBuild($0.faults[place], build))) }
        }
        for target in seeded {
            let tests = UnitTestCheck(build: sandbox.build, target: target.subject.tests ?? "")
            outcomes.append((target, try tests.result() == .passed ? .missed : .found))
        }
        return outcomes
    }

    private func result(of target: ExerciseChecks, _ missed: [Patch]) -> CheckResult {
        guard let first = missed.first else { return .passed }
        return .failed(
            CheckFailure(
                .faults,
                next: "write a test that finds what is missed: \(missed.count) of "
                    + "\(target.faults.count) faults",
                observed: "all tests pass with the fault \"\(first.name)\"",
                expected: "a test that fails", place: first.path,
                details: missed.map { "\($0.name): \($0.notes)" }
                    .joined(separator: "\n")))
    }

    private static func unusable(_ error: WorkshopError) -> CheckFailure {
        CheckFailure(
            .faults, next: "put the sources back as they were: the exercise is about the tests",
            observed: error.seen, expected: error.expected, place: error.path)
    }

    private static func doesNotBuild(
        _ fault: Patch, _ outcome: PackageBuild.Outcome
    ) -> CheckFailure {
        let error = outcome.messages(.error).first
        return CheckFailure(
            .faults, next: "see why the fault \"\(fault.name)\" does not build with these tests",
            observed: error?.text ?? "an error", expected: "a build",
            place: error.map { "\($0.path):\($0.line)" } ?? fault.path)
    }
}
