/// The checks of a learner's work, in their order.
package enum CheckName: String, CaseIterable, Sendable {
    /// Comes first, because the other checks mean nothing without the start files.
    case given
    case build
    /// Comes before the scenarios, because a leak may be the reason why they fail.
    case leaks
    case newScenario = "new-scenario"
    case scenarios
    case structure
    case tests
    /// Comes after the other tests, because it builds a copy of the package.
    case decisions
    case faults
    case prediction

    /// The name, which the pages use, and the title.
    package var heading: String { "\(rawValue) (\(title))" }

    package var title: String {
        switch self {
        case .given: "the start files"
        case .build: "no errors and no warnings"
        case .newScenario: "the new scenarios"
        case .scenarios: "all other scenarios"
        case .leaks: "the leak check"
        case .structure: "the rules for imports and roles"
        case .tests: "the unit tests"
        case .decisions: "each decision in its role"
        case .faults: "the faults that your tests must catch"
        case .prediction: "your prediction"
        }
    }
}
