import Reporting

/// All phrases that a step may use.
public struct Vocabulary: Sendable {
    /// A phrase as it is shown to whoever writes scenarios.
    public struct Entry: Sendable {
        /// What it belongs to.
        public let group: String
        /// The phrase, with example values.
        public let phrase: String
        /// What is not plain from the phrase; may be empty.
        public let remark: String
    }

    /// The words of the app.
    public static let standard = Vocabulary(groups: [.server, .person, .outcome])

    private let groups: [StepGroup]
    private let definitions: [String: StepDefinition]

    init(groups: [StepGroup]) {
        self.groups = groups
        definitions = Dictionary(
            groups.flatMap(\.definitions).map { (StepText($0.phrase).words, $0) },
            uniquingKeysWith: { first, _ in first })
    }

    /// All phrases, in order.
    public var entries: [Entry] {
        groups.flatMap { group in
            group.definitions.map {
                Entry(group: group.title, phrase: $0.phrase, remark: $0.remark)
            }
        }
    }

    /// The phrase that the text of a step uses, whatever the values in it; nil if there is none.
    public func phrase(of text: String) -> String? {
        definitions[StepText(text).words]?.phrase
    }

    /// Finds the phrase that a step uses.
    func bind(_ step: Step, path: String) throws(GherkinError) -> BoundStep {
        let text = StepText(step.text)
        guard let definition = definitions[text.words],
            definition.takesList || text.values.count == StepText(definition.phrase).values.count
        else {
            throw step.error(
                path: path, seen: "the step " + step.text.quotedOnOneLine,
                expected: "one of the phrases of `triptych scenarios steps`",
                advice: "the nearest are: " + nearestPhrases(to: text.words).joined(separator: "; ")
            )
        }
        return BoundStep(
            step: step, phrase: definition.phrase, action: definition.action,
            input: StepInput(
                values: text.values, table: try table(of: step, for: definition, path: path)))
    }

    private func table(
        of step: Step, for definition: StepDefinition, path: String
    ) throws(GherkinError) -> [[String]] {
        switch step.arguments.first {
        case .dataTable(let table) where definition.takesTable && step.arguments.count == 1:
            return table.rows
        case nil where !definition.takesTable:
            return []
        default:
            throw step.error(
                path: path,
                seen: "the step \(step.text.quotedOnOneLine) with \(step.describedArguments) "
                    + "below it",
                expected: definition.takesTable ? "a table below it" : "nothing below it",
                advice: definition.takesTable ? "add the table" : "remove what is below it")
        }
    }

    private func nearestPhrases(to words: String) -> [String] {
        definitions
            .map { (distance: editDistance($0.key, words), phrase: $0.value.phrase) }
            .sorted { ($0.distance, $0.phrase) < ($1.distance, $1.phrase) }
            .prefix(3).map(\.phrase)
    }
}
