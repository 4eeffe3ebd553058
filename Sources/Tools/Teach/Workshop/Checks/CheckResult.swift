/// What came of a check.
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
    package let details: String

    init(
        _ check: CheckName, next: String, observed: String, expected: String, place: String,
        details: String = ""
    ) {
        self.check = check
        self.next = next
        self.observed = observed
        self.expected = expected
        self.place = place
        self.details = details
    }

    /// All of it, for those who look for a text in it.
    package var text: String {
        [next, observed, expected, place, details].joined(separator: "\n")
    }
}
