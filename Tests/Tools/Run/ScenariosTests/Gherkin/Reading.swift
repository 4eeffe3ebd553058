import Testing

@testable import Scenarios

/// Reads the text as the file `login.feature`.
func read(_ source: String) throws(GherkinError) -> Feature {
    try GherkinReader().read(source, path: "login.feature")
}

/// The one-line description of the error in the text; nil if the text can be read.
func errorDescription(of source: String) -> String? {
    do throws(GherkinError) {
        _ = try read(source)
        return nil
    } catch {
        return error.description
    }
}

/// Reads a file that holds one scenario of one step.
func readOnlyStep(_ source: String) throws -> Step {
    let steps = try read(source).scenarios.flatMap(\.steps)
    try #require(steps.count == 1)
    return steps[0]
}

extension Step {
    /// A step as read from a file.
    static func written(_ text: String, below arguments: String = "") throws -> Step {
        try readOnlyStep("Feature: A\nScenario: B\n  * \(text)\n\(arguments)")
    }

    /// Finds the phrase the step uses among those of the app.
    func bound() throws(GherkinError) -> BoundStep {
        try Vocabulary.standard.bind(self, path: "some.feature")
    }
}
