/// Compiles a feature as written into the scenarios that run.
struct ScenarioCompiler {
    private let feature: FeatureNode

    init(_ feature: FeatureNode) {
        self.feature = feature
    }

    func scenarios() -> [Scenario] {
        let context = ScenarioContext(
            feature: feature.name, rule: nil, tags: feature.tags, background: feature.background)
        return compile(feature.scenarios, in: context)
            + feature.rules.flatMap { compile($0.scenarios, in: context.entering($0)) }
    }

    private func compile(_ nodes: [ScenarioNode], in context: ScenarioContext) -> [Scenario] {
        nodes.flatMap { node in
            node.examples.isEmpty
                ? [compile(node, in: context)] : compileOutline(node, in: context)
        }
    }

    private func compile(_ node: ScenarioNode, in context: ScenarioContext) -> Scenario {
        Scenario(
            feature: context.feature, rule: context.rule, name: node.name,
            tags: context.tags + node.tags, steps: steps(of: node, in: context, filledWith: .none),
            location: node.location, lines: node.lines)
    }

    private func compileOutline(
        _ outline: ScenarioNode, in context: ScenarioContext
    ) -> [Scenario] {
        outline.examples.flatMap { examples in
            examples.rows.map { row in
                let placeholders = Placeholders(names: examples.header, values: row.cells)
                return Scenario(
                    feature: context.feature, rule: context.rule,
                    name: placeholders.fill(outline.name),
                    tags: context.tags + outline.tags + examples.tags,
                    steps: steps(of: outline, in: context, filledWith: placeholders),
                    location: row.location, lines: outline.lines)
            }
        }
    }

    /// The steps of the backgrounds and of the scenario; none, if the scenario itself has none.
    private func steps(
        of node: ScenarioNode, in context: ScenarioContext, filledWith placeholders: Placeholders
    ) -> [Step] {
        guard !node.steps.isEmpty else { return [] }
        var compiler = StepCompiler()
        // Placeholders belong to the outline: a background keeps what looks like one.
        return context.background.map { compiler.compile($0, filledWith: .none) }
            + node.steps.map { compiler.compile($0, filledWith: placeholders) }
    }
}

/// What a scenario inherits from its feature and its rule.
private struct ScenarioContext {
    let feature: String
    let rule: String?
    let tags: [String]
    let background: [StepNode]

    func entering(_ rule: RuleNode) -> ScenarioContext {
        ScenarioContext(
            feature: feature, rule: rule.name, tags: tags + rule.tags,
            background: background + rule.background)
    }
}

/// Compiles the steps of one scenario, from the first to the last.
private struct StepCompiler {
    /// The type that an `And` or a `But` takes over.
    private var previousType = KeywordType.unknown

    mutating func compile(_ step: StepNode, filledWith placeholders: Placeholders) -> Step {
        let keyword = step.line.keyword
        if case .type(let type) = keyword.meaning {
            previousType = type
        }
        return Step(
            keyword: keyword.text.trimmingWhitespace(),
            keywordType: previousType, text: placeholders.fill(step.line.text),
            arguments: step.arguments.map(placeholders.fill), location: step.line.location)
    }
}
