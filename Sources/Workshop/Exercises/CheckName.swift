/// What is checked of a learner's work, in this order.
package enum CheckName: String, CaseIterable, Codable, Sendable {
    case build
    case newScenario = "new-scenario"
    case scenarios
    case leaks
    case structure
    case tests
    case faults
    case prediction

    package var title: String {
        switch self {
        case .build: "it builds without a warning"
        case .newScenario: "the new scenarios pass"
        case .scenarios: "all other scenarios pass"
        case .leaks: "nothing leaks"
        case .structure: "imports and roles follow the rules"
        case .tests: "the unit tests pass"
        case .faults: "the tests find the seeded faults"
        case .prediction: "the prediction is what was recorded"
        }
    }
}
