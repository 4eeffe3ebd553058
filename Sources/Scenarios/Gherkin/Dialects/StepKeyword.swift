/// A word that begins a step.
struct StepKeyword {
    /// The keyword with the space behind it, in languages that put one there.
    let text: String

    let meaning: Meaning

    /// What a step keyword tells about its step.
    enum Meaning {
        case type(KeywordType)

        /// The step is for the same as the step before it.
        case conjunction
    }
}
