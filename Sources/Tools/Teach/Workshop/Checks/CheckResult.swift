package enum CheckResult: Equatable, Sendable {
    case passed
    case failed(CheckFailure)

    package var failure: CheckFailure? {
        if case .failed(let failure) = self { failure } else { nil }
    }
}

/// Why a check failed, and what to do next.
package struct CheckFailure: Equatable, Sendable {
    package let check: CheckName
    /// The next thing to do, as one line.
    package let next: String
    package let observed: String
    package let expected: String
    /// A file and a line, or a name.
    package let place: String
    /// What else there is to see, over several lines.
    package var details = ""

    /// All of it. What an exercise gives as the reason of a failure must be in it.
    var text: String {
        [next, observed, expected, place, details].joined(separator: "\n")
    }
}

/// The results of all checks, in their order.
package struct CheckReport: Equatable, Sendable {
    package struct Line: Equatable, Sendable {
        package let check: CheckName
        /// Nil if it was not done, because an earlier one failed.
        package let result: CheckResult?
    }

    package let lines: [Line]
    /// What a person should know beside the results.
    package let notes: [String]

    init(_ names: [CheckName], _ results: [CheckName: CheckResult], notes: [String] = []) {
        self.notes = notes
        lines = names.map { Line(check: $0, result: results[$0]) }
    }

    package var failures: [CheckFailure] { lines.compactMap(\.result?.failure) }

    package var passed: Bool { lines.allSatisfy { $0.result == .passed } }
}
