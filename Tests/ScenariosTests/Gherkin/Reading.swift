import Testing

@testable import Scenarios

/// Reads the text of a file called `some.feature`.
@discardableResult
func read(_ text: String) throws(GherkinError) -> Feature {
    try GherkinReader().read(text, path: "some.feature")
}

/// Reads a file that holds one scenario.
func readOnlyScenario(_ text: String) throws -> Scenario {
    let scenarios = try read(text).scenarios
    try #require(scenarios.count == 1)
    return scenarios[0]
}

/// Reads a file that holds one scenario of one step.
func readOnlyStep(_ text: String) throws -> Step {
    let steps = try readOnlyScenario(text).steps
    try #require(steps.count == 1)
    return steps[0]
}

extension Scenario {
    /// The steps as they are written.
    var lines: [String] { steps.map { "\($0.keyword) \($0.text)" } }
}
