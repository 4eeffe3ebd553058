/// A scenario or a scenario outline as it stands in its feature or rule.
///
/// Only its examples make a scenario an outline; Cucumber takes either keyword for both.
struct ScenarioNode {
    let name: String
    let tags: [String]
    let steps: [StepNode]
    let examples: [ExamplesNode]
    let location: Location
}
