/// A feature as written in its file.
struct FeatureNode {
    let name: String
    let tags: [String]
    let background: [StepNode]
    let scenarios: [ScenarioNode]
    let rules: [RuleNode]
}

struct RuleNode {
    let name: String
    let tags: [String]
    let background: [StepNode]
    let scenarios: [ScenarioNode]
}

/// A scenario or a scenario outline as written.
///
/// Examples make a scenario an outline, not its keyword: Cucumber accepts either for both.
struct ScenarioNode {
    let name: String
    let tags: [String]
    let steps: [StepNode]
    let examples: [ExamplesNode]
    let location: Location
    /// The lines from its tags to whatever comes next.
    let lines: Range<Int>
}

/// Examples as written below their outline.
struct ExamplesNode {
    let tags: [String]

    /// The names of the placeholders; none if there is no table.
    let header: [String]

    /// The values for the placeholders, as many in each row as there are names.
    let rows: [TableRow]
}

struct StepNode {
    let line: StepLine
    let arguments: [StepArgument]
}
