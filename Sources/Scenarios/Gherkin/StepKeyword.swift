/// A keyword that opens a step.
struct StepKeyword: Equatable, Sendable {
    /// As it is written, with the space after it in languages that have one.
    let word: String
    /// What it means; nil if it means what the step before means.
    let type: KeywordType?
}
