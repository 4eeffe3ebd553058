import ArchitectureList
import Trials

/// A part of an exercise in one architecture, and the result that it must have.
struct Trial {
    enum Expectation: Equatable {
        case passes
        case fails(ExpectedFailure)
        /// Nothing is checked. The architecture stays as in the group before, so that nothing has to be built for it.
        case isBackground
    }

    enum Kind {
        /// The unsolved exercise.
        case start
        /// A solution, or a hunt whose fault was removed without a new test.
        case attempt
    }

    var kind = Kind.attempt
    /// Such as `the solution`.
    let title: String
    let assignment: Assignment
    /// The patches that are applied after `shared.patch`.
    let patches: [Patch]
    let expectation: Expectation

    var name: String { assignment.subject.name }

    /// The files that the last patch changes: nil for a new file, and otherwise an empty text, because nobody needs the old
    /// text.
    var changes: [String: String?] {
        let files = (kind == .start ? [] : patches.suffix(1)).flatMap(\.files)
        return Dictionary(files.map { ($0.path, $0.isNew ? nil : "") }) { first, _ in first }
    }

    /// The checks that decide.
    var decisive: Set<CheckName> {
        switch expectation {
        case .passes: Set(assignment.checks)
        case .fails(let failure): [failure.check]
        case .isBackground: []
        }
    }

    /// The difference between the results and the expectation; nil if there is none.
    func problem(with results: [CheckName: CheckResult]) -> Problem? {
        switch expectation {
        case .passes:
            for name in assignment.checks {
                guard let failure = results[name]?.failure else { continue }
                return problem(
                    "fails the check `\(name.rawValue)`, although it should pass all checks",
                    failure)
            }
            return assignment.checks.first { results[$0] == nil }.map {
                problem(
                    "stops before the check `\($0.rawValue)`, although it should pass all checks")
            }
        case .fails(let expected):
            let name = expected.check.rawValue
            guard let failure = results[expected.check]?.failure else {
                let end = results[expected.check] == nil ? "stops before" : "passes"
                return problem(
                    "\(end) the check `\(name)`, although it should fail it",
                    results.values.compactMap(\.failure).first)
            }
            guard let reason = expected.reason, !failure.text.contains(reason) else { return nil }
            return problem(
                "fails the check `\(name)`, but for another reason than \"\(reason)\"", failure)
        case .isBackground: return nil
        }
    }

    func problem(_ text: String, _ failure: CheckFailure? = nil) -> Problem {
        Problem(
            subject: "\(assignment.exercise.folderName), \(name), \(title)", text: text,
            failure: failure)
    }
}

/// A difference between an exercise and the claims of its folder.
package struct Problem: Equatable, Sendable {
    /// The exercise, the architecture, and what was tried.
    package let subject: String
    package let text: String
    /// The failure of the check; nil if it passed.
    package let failure: CheckFailure?
}
