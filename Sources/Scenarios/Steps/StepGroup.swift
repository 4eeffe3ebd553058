/// Phrases that belong together.
struct StepGroup: Sendable {
    let title: String
    let definitions: [StepDefinition]
}
