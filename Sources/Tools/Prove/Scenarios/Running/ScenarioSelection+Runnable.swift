import Console
import Gherkin

extension ScenarioSelection {
    /// The selected scenarios, ready to run. An unknown step is an error like any other in a file.
    package func runnable(on terminal: Terminal) throws -> [RunnableScenario] {
        try load(on: terminal) { _ = try RunnableFeature($0) }.map { try RunnableScenario($0) }
    }
}
