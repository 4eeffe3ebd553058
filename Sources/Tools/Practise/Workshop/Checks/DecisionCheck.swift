import ArchitectureList
import Console
import Foundation
import Toolchain
import Trials

/// Asks the roles that should decide, without any view, by tests that the learner does not see. So a rule that is anywhere
/// else is found, in whatever form it is written. A test may also tap a view whose field reads something else than the role
/// knows, to find a view that decides first.
///
/// The tests are compiled in a copy of the package. They use only what the roles offer at the start.
struct DecisionCheck {
    /// The suite of each file with hidden tests.
    static let suite = "HiddenTests"

    let sandbox: Sandbox

    /// - Parameter texts: The files of the learner.
    func result(of assignment: Assignment, in texts: FileTexts) throws -> CheckResult {
        guard let text = assignment.hiddenTests, let target = assignment.subject.tests,
            let folder = assignment.subject.testFolder
        else { return .passed }
        let path = "\(folder)/\(Self.suite).swift"
        var texts = texts
        texts.replace(path, with: text)
        try sandbox.write(texts.changes)
        let outcome = try sandbox.build.build([.tests])
        guard outcome.succeeded else { return failedBuild(outcome, path) }
        let (result, run) = try UnitTestCheck(
            build: sandbox.build, target: target, names: [Self.suite]
        ).outcome()
        let failed = run.failed.map(run.title).uniqued().sorted()
        guard let first = failed.first else { return result }
        let count = run.started.count { $0.contains("(") }
        return .failed(
            CheckFailure(
                next: "make your roles do what each hidden test expects: "
                    + "\(failed.count) of \(count) \(failed.count == 1 ? "fails" : "fail")",
                observed: "they do otherwise",
                expected: first, place: "a test that you don't see",
                details: failed.dropFirst().joined(separator: "\n")))
    }

    /// The result if the copy does not build. Usually the hidden tests do not fit the roles.
    private func failedBuild(_ outcome: PackageBuild.Outcome, _ path: String) -> CheckResult {
        guard let error = outcome.messages(.error).first(where: { $0.path == path }) else {
            return outcome.result()
        }
        return .failed(
            CheckFailure(
                next: "keep what the start offers to other roles and to tests; you may add to it",
                observed: error.text,
                expected: "initializers and methods that a test of the start can call",
                place: "a test that you don't see"))
    }
}
