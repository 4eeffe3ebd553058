/// A rule as it stands in its feature.
struct RuleNode {
    let name: String
    let tags: [String]
    let background: [StepNode]
    let scenarios: [ScenarioNode]
}
