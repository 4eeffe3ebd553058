/// A feature as it is written.
struct FeatureNode {
    let name: String
    let tags: [String]
    let background: [StepNode]
    let scenarios: [ScenarioNode]
    let rules: [RuleNode]
}

/// A rule as it is written.
struct RuleNode {
    let name: String
    let tags: [String]
    let background: [StepNode]
    let scenarios: [ScenarioNode]
}

/// A scenario, or an outline of scenarios, as it is written.
struct ScenarioNode {
    let name: String
    let tags: [String]
    let steps: [StepNode]
    let examples: [ExamplesNode]
    let location: Location
}

/// Examples for an outline; the rows below the heading each make a scenario.
struct ExamplesNode {
    let tags: [String]
    let heading: [String]
    let rows: [RowNode]
}

/// A row of a table.
struct RowNode {
    let cells: [String]
    let location: Location
}

/// A step as it is written.
struct StepNode {
    let keyword: StepKeyword
    let text: String
    let dataTable: [RowNode]
    let docString: DocString?
    let location: Location
}
