import ArchitectureRules
import Foundation

/// Seeds faults into a copy of the package, and sees that the tests find each. Architectures have files of
/// their own, so one build has a fault in each of them.
struct FaultCheck {
    let sandbox: Sandbox

    /// - Parameters:
    ///   - targets: The exercise in the architectures whose tests are tried.
    ///   - texts: The files with the tests.
    ///   - progress: Called before each fault.
    /// - Returns: The results, by the name of the architecture.
    func results(
        of targets: [Assignment], in texts: FileTexts, progress: (String) -> Void = { _ in }
    ) throws -> [String: CheckResult] {
        var failures: [String: CheckFailure] = [:]
        var missed: [String: [Patch]] = [:]
        let count = targets.map(\.faults.count).max() ?? 0
        for place in 0..<count {
            progress("fault \(place + 1) of \(count)")
            var texts = texts
            var seeded: [(target: Assignment, fault: Patch)] = []
            for target in targets
            where failures[target.subject.name] == nil && place < target.faults.count {
                do {
                    try texts.apply([target.faults[place]])
                    seeded.append((target, target.faults[place]))
                } catch let error as WorkshopError {
                    failures[target.subject.name] = Self.unusable(error)
                }
            }
            if seeded.isEmpty { continue }
            try sandbox.write(texts.changes)
            let outcome = try sandbox.build.build([.tests])
            for (target, fault) in seeded {
                let name = target.subject.name
                let tests = UnitTestCheck(build: sandbox.build, target: target.subject.tests ?? "")
                if !outcome.succeeded {
                    failures[name] = Self.doesNotBuild(fault, outcome)
                } else if try tests.result() == .passed {
                    missed[name, default: []].append(fault)
                }
            }
        }
        return targets.reduce(into: [:]) { results, target in
            let name = target.subject.name
            let failure = failures[name] ?? missed[name].map { Self.missed($0, of: target) }
            results[name] = failure.map(CheckResult.failed) ?? .passed
        }
    }

    private static func missed(_ faults: [Patch], of target: Assignment) -> CheckFailure {
        CheckFailure(
            next: "write a test that finds what is missed: \(faults.count) of "
                + "\(target.faults.count) faults",
            observed: "all tests pass with the fault \"\(faults[0].name)\"",
            expected: "a test that fails", place: faults[0].path,
            details: faults.map { "\($0.name): \($0.notes)" }.joined(separator: "\n"))
    }

    private static func unusable(_ error: WorkshopError) -> CheckFailure {
        CheckFailure(
            next: "put the sources back as they were: the exercise is about the tests",
            observed: error.seen, expected: error.expected, place: error.path)
    }

    private static func doesNotBuild(
        _ fault: Patch, _ outcome: PackageBuild.Outcome
    ) -> CheckFailure {
        let error = outcome.messages(.error).first
        return CheckFailure(
            next: "see why the fault \"\(fault.name)\" does not build with these tests",
            observed: error?.text ?? "an error", expected: "a build",
            place: error?.place ?? fault.path)
    }
}
