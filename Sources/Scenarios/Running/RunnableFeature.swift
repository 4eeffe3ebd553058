/// A feature whose every step is known to the vocabulary, ready to be run.
public struct RunnableFeature: Sendable {
    /// What it was made from.
    public let feature: Feature
    /// Its scenarios, in order.
    public let scenarios: [RunnableScenario]

    /// Binds each step to its phrase. Throws at the first that has none: such a feature is not run at
    /// all.
    public init(
        _ feature: Feature, vocabulary: Vocabulary = .standard
    ) throws(GherkinError) {
        self.feature = feature
        var scenarios: [RunnableScenario] = []
        for scenario in feature.scenarios {
            var steps: [BoundStep] = []
            for step in scenario.steps {
                steps.append(try vocabulary.bind(step, path: feature.path))
            }
            scenarios.append(
                RunnableScenario(scenario: scenario, path: feature.path, steps: steps))
        }
        self.scenarios = scenarios
    }
}
