import ArchitectureRules

/// What is tried of an exercise in one architecture, and what must come of it.
struct Trial {
    enum Expectation: Equatable {
        case passes
        case fails(ExpectedFailure)
    }

    enum Kind: Equatable {
        /// What a learner begins with.
        case start
        case solution
        case wrongSolution(named: String)
    }

    let kind: Kind
    let checks: ExerciseChecks
    /// What is applied after the patch that all are given.
    let patches: [Patch]
    let expectation: Expectation

    var exercise: Exercise { checks.exercise }

    var title: String {
        switch kind {
        case .start: "the start"
        case .solution: "the solution"
        case .wrongSolution(let name): "wrong/\(name)"
        }
    }

    /// The checks that decide.
    var decisive: Set<CheckName> {
        switch expectation {
        case .passes: Set(checks.names)
        case .fails(let failure): [failure.check]
        }
    }

    /// Why the results are not what must come of it; nil if they are.
    func problem(with results: [CheckName: CheckResult]) -> Problem? {
        switch expectation {
        case .passes:
            for name in checks.names {
                guard let failure = results[name]?.failure else { continue }
                return problem(
                    "fails the check \(name.rawValue), and should pass all", failure)
            }
            return nil
        case .fails(let expected):
            guard let failure = results[expected.check]?.failure else {
                let other = results.values.compactMap(\.failure).first
                let what = results[expected.check] == nil ? "does not reach" : "passes"
                return problem(
                    "\(what) the check \(expected.check.rawValue), which it should fail", other)
            }
            guard let reason = expected.reason, !failure.text.contains(reason) else { return nil }
            return problem(
                "fails the check \(expected.check.rawValue), but for another reason than \"\(reason)\"",
                failure)
        }
    }

    func problem(_ text: String, _ failure: CheckFailure? = nil) -> Problem {
        Problem(
            subject: "\(exercise.folderName), \(checks.subject.name), \(title)", text: text,
            failure: failure)
    }
}

/// Something about an exercise that is not as its folder says.
package struct Problem: Equatable, Sendable {
    /// The exercise, the architecture, and what was tried.
    package let subject: String
    package let text: String
    /// What the check said.
    package let failure: CheckFailure?
}
