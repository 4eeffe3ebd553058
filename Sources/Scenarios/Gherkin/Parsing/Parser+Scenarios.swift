extension Parser {
    /// Parses the scenarios and outlines up to the next rule.
    mutating func parseScenarios() throws(SyntaxError) -> [ScenarioNode] {
        var scenarios: [ScenarioNode] = []
        while let (title, tags) = try takeTaggedTitle(.scenario) {
            tokens.skipDescription(
                before: [.step, .tags, .title(.examples), .title(.scenario), .title(.rule)])
            scenarios.append(
                ScenarioNode(
                    name: title.name, tags: tags, steps: try parseSteps(),
                    examples: try parseExamples(), location: title.location))
        }
        return scenarios
    }

    private mutating func parseExamples() throws(SyntaxError) -> [ExamplesNode] {
        var examples: [ExamplesNode] = []
        while let (_, tags) = try takeTaggedTitle(.examples) {
            tokens.skipDescription(
                before: [.tableRow, .tags, .title(.examples), .title(.scenario), .title(.rule)])
            let table = try parseTable()
            examples.append(
                ExamplesNode(
                    tags: tags, header: table.first?.cells ?? [], rows: Array(table.dropFirst())))
        }
        return examples
    }
}
