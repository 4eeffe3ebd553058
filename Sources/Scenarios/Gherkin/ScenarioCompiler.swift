/// Makes scenarios that can be run of a feature as it is written, by the rules by which Cucumber makes
/// pickles.
struct ScenarioCompiler {
    private let feature: FeatureNode

    init(_ feature: FeatureNode) {
        self.feature = feature
    }

    /// All scenarios, in order.
    func compile() -> [Scenario] {
        feature.scenarios.flatMap { compile($0, in: nil) }
            + feature.rules.flatMap { rule in
                rule.scenarios.flatMap { compile($0, in: rule) }
            }
    }

    private func compile(_ scenario: ScenarioNode, in rule: RuleNode?) -> [Scenario] {
        let tags = feature.tags + (rule?.tags ?? []) + scenario.tags
        if scenario.examples.isEmpty {
            return [make(scenario, in: rule, tags: tags, values: [], at: scenario.location)]
        }
        return scenario.examples.flatMap { examples in
            examples.rows.map { row in
                make(
                    scenario, in: rule, tags: tags + examples.tags,
                    values: Array(zip(examples.heading, row.cells)), at: row.location)
            }
        }
    }

    private func make(
        _ scenario: ScenarioNode, in rule: RuleNode?, tags: [String],
        values: [(name: String, value: String)], at location: Location
    ) -> Scenario {
        Scenario(
            feature: feature.name, rule: rule?.name, name: fill(scenario.name, with: values),
            tags: tags, steps: steps(of: scenario, in: rule, values: values), location: location)
    }

    /// A scenario without steps gets none from backgrounds either. Placeholders in backgrounds stay as
    /// they are, since they stand outside the outline.
    private func steps(
        of scenario: ScenarioNode, in rule: RuleNode?, values: [(name: String, value: String)]
    ) -> [Step] {
        if scenario.steps.isEmpty { return [] }
        var last = KeywordType.unknown
        let background = (feature.background + (rule?.background ?? [])).map {
            step($0, values: [], after: &last)
        }
        return background + scenario.steps.map { step($0, values: values, after: &last) }
    }

    private func step(
        _ step: StepNode, values: [(name: String, value: String)], after last: inout KeywordType
    ) -> Step {
        last = step.keyword.type ?? last
        let rows = step.dataTable.map { row in row.cells.map { fill($0, with: values) } }
        let docString = step.docString.map {
            DocString(
                mediaType: fill($0.mediaType, with: values), content: fill($0.content, with: values)
            )
        }
        return Step(
            keyword: Substring(step.keyword.word).unicodeScalars.trimmed, keywordType: last,
            text: fill(step.text, with: values),
            dataTable: rows.isEmpty ? nil : DataTable(rows: rows), docString: docString,
            location: step.location)
    }

    /// Replaces each placeholder by its value.
    private func fill(_ text: String, with values: [(name: String, value: String)]) -> String {
        values.reduce(text) { $0.replacing("<\($1.name)>", with: $1.value) }
    }
}
