/// A step and what it does.
struct BoundStep: Sendable {
    let step: Step
    let phrase: String
    let action: StepDefinition.Action
    let input: StepInput
}
