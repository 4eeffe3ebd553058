/// A phrase that steps may use, and what it does.
struct StepDefinition: Sendable {
    typealias Action = @MainActor @Sendable (World, StepInput) async throws(StepFailure) -> Void

    /// The phrase with example values, as one would write it.
    let phrase: String
    /// What is not plain from the phrase.
    let remark: String
    /// Whether a table must stand below the step.
    let takesTable: Bool
    /// Whether the text in the phrase may be a list.
    let takesList: Bool
    /// What it does.
    let action: Action

    init(
        _ phrase: String, _ remark: String = "", takesTable: Bool = false,
        takesList: Bool = false, action: @escaping Action
    ) {
        self.phrase = phrase
        self.remark = remark
        self.takesTable = takesTable
        self.takesList = takesList
        self.action = action
    }
}
