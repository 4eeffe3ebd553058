/// What a scenario takes over from the feature and the rule it stands in.
struct Surroundings {
    let feature: String
    let rule: String?
    let tags: [String]
    let background: [StepNode]

    func entering(_ rule: RuleNode) -> Surroundings {
        Surroundings(
            feature: feature, rule: rule.name, tags: tags + rule.tags,
            background: background + rule.background)
    }
}
