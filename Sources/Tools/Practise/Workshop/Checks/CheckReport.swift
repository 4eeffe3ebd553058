import Trials

/// The results of all checks, in their order.
package struct CheckReport: Sendable {
    /// The result is nil if a check was not done, because an earlier one failed.
    package let lines: [(check: CheckName, result: CheckResult?)]
    /// Notes for a person, in addition to the results.
    package let notes: [String]
    /// The files that were edited during the check. If there are any, the result does not count.
    package let edited: [String]

    init(
        _ names: [CheckName], _ results: [CheckName: CheckResult], notes: [String] = [],
        edited: [String] = []
    ) {
        self.notes = notes + edited.map { "\($0) has changed since the check began" }
        self.edited = edited
        lines = names.map { ($0, results[$0]) }
    }

    package var failures: [(check: CheckName, failure: CheckFailure)] {
        lines.compactMap { line in line.result?.failure.map { (line.check, $0) } }
    }

    package var passed: Bool { edited.isEmpty && lines.allSatisfy { $0.result == .passed } }
}
