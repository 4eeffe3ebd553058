import Gherkin

@testable import Scenarios

extension Step {
    /// Finds the phrase the step uses among those of the app.
    func bound() throws(GherkinError) -> BoundStep {
        try Vocabulary.standard.bind(self, path: "some.feature")
    }
}
