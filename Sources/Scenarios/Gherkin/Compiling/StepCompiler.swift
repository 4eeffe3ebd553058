/// Compiles the steps of one scenario, from the first to the last.
struct StepCompiler {
    /// What a conjunction takes over from the step before it.
    private var previousType = KeywordType.unknown

    mutating func compile(_ step: StepNode, filledWith placeholders: Placeholders) -> Step {
        let keyword = step.line.keyword
        if case .type(let type) = keyword.meaning {
            previousType = type
        }
        return Step(
            keyword: keyword.text.trimmingWhitespace(),
            keywordType: previousType, text: placeholders.fill(step.line.text),
            arguments: step.arguments.map(placeholders.fill), location: step.line.location)
    }
}
