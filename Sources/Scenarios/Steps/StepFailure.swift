import PocketUI

/// Why a step failed: what was expected, and what was there instead.
struct StepFailure: Error, Equatable {
    let expected: String
    let seen: String

    init(expected: String, seen: String) {
        self.expected = expected
        self.seen = seen
    }

    /// A step that a person could not carry out.
    init(_ error: PersonError) {
        self.init(expected: "this to be possible", seen: error.description)
    }
}
