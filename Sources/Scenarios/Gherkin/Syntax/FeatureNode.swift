/// A feature as it stands in its file.
struct FeatureNode {
    let name: String
    let tags: [String]
    let background: [StepNode]
    let scenarios: [ScenarioNode]
    let rules: [RuleNode]
}
