import Gherkin

/// A feature whose steps all use known phrases.
package struct RunnableFeature: Sendable {
    package let scenarios: [RunnableScenario]

    /// Binds each step to its phrase.
    ///
    /// - Throws: The steps that no phrase matches. A feature with such a step does not run at all.
    package init(_ feature: Feature) throws(UndefinedSteps) {
        var scenarios: [RunnableScenario] = []
        var errors: [GherkinError] = []
        for scenario in feature.scenarios {
            do throws(UndefinedSteps) {
                scenarios.append(try RunnableScenario(scenario))
            } catch {
                errors += error.errors
            }
        }
        // A step of a background or an outline is in several scenarios, but only once in the file.
        var seen = Set<Location>()
        errors = errors.filter { seen.insert($0.location).inserted }
        if !errors.isEmpty {
            throw UndefinedSteps(errors: errors.sorted { $0.location.line < $1.location.line })
        }
        self.scenarios = scenarios
    }
}

/// A scenario whose steps all use known phrases.
package struct RunnableScenario: Sendable {
    package let scenario: Scenario
    let steps: [BoundStep]

    /// Binds each step to its phrase.
    ///
    /// - Throws: The steps that no phrase matches.
    package init(_ scenario: Scenario) throws(UndefinedSteps) {
        var steps: [BoundStep] = []
        var errors: [GherkinError] = []
        for step in scenario.steps {
            do throws(GherkinError) {
                steps.append(try Vocabulary.standard.bind(step, path: scenario.path))
            } catch {
                errors.append(error)
            }
        }
        if !errors.isEmpty { throw UndefinedSteps(errors: errors) }
        self.scenario = scenario
        self.steps = steps
    }

    /// The path of its file.
    package var path: String { scenario.path }

    /// The name of its feature.
    package var feature: String { scenario.feature }

    /// The name of the feature, a colon, and the name of the scenario.
    package var fullName: String { scenario.fullName }

    package var stepCount: Int { steps.count }

    /// Its place, as `path:line`.
    package var place: String { scenario.place }

    /// Whether it is for an app of this name.
    package func isMeant(for app: String) -> Bool { scenario.isMeant(for: app) }
}

/// The steps of a feature that no phrase matches, in the order of the file.
package struct UndefinedSteps: Error, CustomStringConvertible {
    package let errors: [GherkinError]

    package var description: String {
        errors.map(\.description).joined(separator: "\n")
    }
}
