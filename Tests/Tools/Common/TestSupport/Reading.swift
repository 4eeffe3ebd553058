import Gherkin
import Testing

/// Reads the text as the file `login.feature`.
package func read(_ source: String) throws(GherkinError) -> Feature {
    try GherkinReader().read(source, path: "login.feature")
}

/// Reads a file that holds one scenario of one step.
package func readOnlyStep(_ source: String) throws -> Step {
    let steps = try read(source).scenarios.flatMap(\.steps)
    try #require(steps.count == 1)
    return steps[0]
}

extension Step {
    /// A step as read from a file.
    package static func written(_ text: String, below arguments: String = "") throws -> Step {
        try readOnlyStep("Feature: A\nScenario: B\n  * \(text)\n\(arguments)")
    }
}
