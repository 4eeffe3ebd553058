import Trials

/// A check that fails.
package struct ExpectedFailure: Equatable, Sendable {
    let check: CheckName
    /// What the check must print; nil for anything.
    let reason: String?
}
