import Console
import Gherkin

/// All phrases that steps can use.
package struct Vocabulary: Sendable {
    /// The phrases of the app.
    package static let standard = Vocabulary(groups: [.server, .person, .outcome])

    /// What is expected in place of a step that no phrase matches.
    package static let expectation = "one of the phrases of `swift run scenarios steps`"

    /// All phrases, in order.
    package let groups: [StepGroup]
    private let definitions: [String: StepDefinition]

    init(groups: [StepGroup]) {
        self.groups = groups
        definitions = Dictionary(
            groups.flatMap(\.definitions).map { (StepText($0.phrase).words, $0) },
            uniquingKeysWith: { first, _ in first })
    }

    /// Makes a step from a text that is in no file.
    ///
    /// - Returns: Nil if no phrase matches the text.
    package func step(_ text: String) -> BoundStep? {
        try? bind(Step(text), path: "")
    }

    /// Finds the phrase that a step uses.
    func bind(_ step: Step, path: String) throws(GherkinError) -> BoundStep {
        let text = StepText(step.text)
        guard let definition = definitions[text.words],
            definition.takesList || text.values.count == StepText(definition.phrase).values.count
        else {
            let nearest = NearestPhrases(definitions.values.map(\.phrase)).to(step.text)
                .joined(separator: "; ")
            let hasCurlyQuotes = step.text.contains(/[“”„]/)
            throw GherkinError(
                path: path, location: step.location, seen: "the step " + step.text.quotedOnOneLine,
                expected: Self.expectation,
                advice: hasCurlyQuotes
                    ? "write straight quotes, \", around each text" : "the nearest are: " + nearest)
        }
        return BoundStep(
            step: step, definition: definition,
            input: StepInput(
                values: text.values, table: try table(of: step, for: definition, path: path)))
    }

    private func table(
        of step: Step, for definition: StepDefinition, path: String
    ) throws(GherkinError) -> [[String]] {
        if step.docString == nil, (step.table != nil) == definition.takesTable {
            return step.table ?? []
        }
        let below = [step.table.map { _ in "a table" }, step.docString.map { _ in "a doc string" }]
            .compactMap(\.self)
        throw GherkinError(
            path: path, location: step.location,
            seen: "the step \(step.text.quotedOnOneLine) with "
                + "\(below.isEmpty ? "nothing" : below.joined(separator: " and ")) below it",
            expected: definition.takesTable ? "a table below it" : "nothing below it",
            advice: definition.takesTable ? "add the table" : "remove what is below it")
    }
}
