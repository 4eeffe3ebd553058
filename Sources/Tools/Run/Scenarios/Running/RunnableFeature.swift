/// A feature whose steps all use known phrases.
package struct RunnableFeature: Sendable {
    package let feature: Feature
    package let scenarios: [RunnableScenario]

    /// Binds each step to its phrase.
    ///
    /// - Throws: All steps without a phrase; such a feature does not run at all.
    package init(
        _ feature: Feature, vocabulary: Vocabulary = .standard
    ) throws(UndefinedSteps) {
        var scenarios: [RunnableScenario] = []
        var errors: [GherkinError] = []
        // A step of a background or an outline is in several scenarios, but only once in the file.
        var seen = Set<Location>()
        var namesakes: [String: Int] = [:]
        for scenario in feature.scenarios {
            var steps: [BoundStep] = []
            for step in scenario.steps {
                do throws(GherkinError) {
                    steps.append(try vocabulary.bind(step, path: feature.path))
                } catch {
                    if seen.insert(step.location).inserted { errors.append(error) }
                }
            }
            scenarios.append(
                RunnableScenario(
                    scenario: scenario, path: feature.path, steps: steps,
                    precedingNamesakes: namesakes[scenario.name, default: 0]))
            namesakes[scenario.name, default: 0] += 1
        }
        if !errors.isEmpty {
            throw UndefinedSteps(errors: errors.sorted { $0.line < $1.line })
        }
        self.feature = feature
        self.scenarios = scenarios
    }
}

/// A scenario whose steps all use known phrases.
package struct RunnableScenario: Sendable {
    package let scenario: Scenario
    /// The path of its file.
    package let path: String
    let steps: [BoundStep]
    /// How many scenarios before it in the file have the same name. With the name this identifies a
    /// scenario even after an edit has moved its line.
    package let precedingNamesakes: Int

    /// The name of its feature.
    package var feature: String { scenario.feature }

    /// Its name after that of its feature.
    package var fullName: String { "\(feature): \(scenario.name)" }

    /// The phrases that its steps use.
    package var phrases: [String] { steps.map(\.phrase) }

    package var stepCount: Int { steps.count }

    /// Its place, as `path:line`.
    package var place: String { "\(path):\(scenario.location.line)" }
}

/// The steps of a feature that no phrase matches, in the order of the file.
package struct UndefinedSteps: Error, CustomStringConvertible {
    package let errors: [GherkinError]

    package var description: String {
        errors.map(\.description).joined(separator: "\n")
    }
}
