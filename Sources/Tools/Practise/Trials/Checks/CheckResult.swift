package enum CheckResult: Equatable, Sendable {
    case passed
    case failed(CheckFailure)

    package var failure: CheckFailure? {
        if case .failed(let failure) = self { failure } else { nil }
    }
}

/// Why a check failed, and what to do next.
package struct CheckFailure: Equatable, Sendable {
    /// The next thing to do, as one line.
    package let next: String
    package let observed: String
    package let expected: String
    /// A file and a line, or a name.
    package let place: String
    /// Further details, over several lines.
    package let details: String

    package init(
        next: String, observed: String, expected: String, place: String, details: String = ""
    ) {
        self.next = next
        self.observed = observed
        self.expected = expected
        self.place = place
        self.details = details
    }

    /// The whole text. The reason that an exercise gives for a failure must occur in it.
    package var text: String {
        [next, observed, expected, place, details].joined(separator: "\n")
    }
}
