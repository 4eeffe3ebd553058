/// Turns a feature as it is written into the scenarios that are to be run.
struct ScenarioCompiler {
    private let feature: FeatureNode

    init(_ feature: FeatureNode) {
        self.feature = feature
    }

    func scenarios() -> [Scenario] {
        let surroundings = Surroundings(
            feature: feature.name, rule: nil, tags: feature.tags, background: feature.background)
        return compile(feature.scenarios, in: surroundings)
            + feature.rules.flatMap { rule in
                compile(rule.scenarios, in: surroundings.entering(rule))
            }
    }

    private func compile(
        _ scenarios: [ScenarioNode], in surroundings: Surroundings
    ) -> [Scenario] {
        scenarios.flatMap { scenario in
            scenario.examples.isEmpty
                ? [compile(scenario, in: surroundings)]
                : compileOutline(scenario, in: surroundings)
        }
    }

    private func compile(_ scenario: ScenarioNode, in surroundings: Surroundings) -> Scenario {
        Scenario(
            feature: surroundings.feature, rule: surroundings.rule, name: scenario.name,
            tags: surroundings.tags + scenario.tags,
            steps: steps(of: scenario, in: surroundings, filledWith: .none),
            location: scenario.location)
    }

    private func compileOutline(
        _ outline: ScenarioNode, in surroundings: Surroundings
    ) -> [Scenario] {
        outline.examples.flatMap { examples in
            examples.rows.map { row in
                let placeholders = Placeholders(names: examples.header, values: row.cells)
                return Scenario(
                    feature: surroundings.feature, rule: surroundings.rule,
                    name: placeholders.fill(outline.name),
                    tags: surroundings.tags + outline.tags + examples.tags,
                    steps: steps(of: outline, in: surroundings, filledWith: placeholders),
                    location: row.location)
            }
        }
    }

    /// The steps of the backgrounds and of the scenario; none, if the scenario has none itself.
    private func steps(
        of scenario: ScenarioNode, in surroundings: Surroundings,
        filledWith placeholders: Placeholders
    ) -> [Step] {
        guard !scenario.steps.isEmpty else { return [] }
        var compiler = StepCompiler()
        // The placeholders are the outline's: a background keeps what looks like one.
        return surroundings.background.map { compiler.compile($0, filledWith: .none) }
            + scenario.steps.map { compiler.compile($0, filledWith: placeholders) }
    }
}
