@testable import Scenarios

extension Step {
    /// A step as it stands in a file.
    static func written(_ text: String, below arguments: String = "") throws -> Step {
        try readOnlyStep("Feature: A\nScenario: B\n  * \(text)\n\(arguments)")
    }

    /// Finds the phrase the step uses among those of the app.
    func bound() throws(GherkinError) -> BoundStep {
        try Vocabulary.standard.bind(self, path: "some.feature")
    }
}
