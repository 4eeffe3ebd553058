/// A step as it stands in its scenario or background.
struct StepNode {
    let line: StepLine
    let arguments: [StepArgument]
}
