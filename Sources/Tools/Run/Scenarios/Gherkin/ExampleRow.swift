/// One row of an outline's examples: the values of its placeholders.
struct ExampleRow {
    let tags: [String]
    let location: Location
    /// The placeholders in the order of their columns.
    var replacements: [(placeholder: String, value: String)] = []

    /// The placeholders in a step that are not the name of any column.
    func unknown(in step: Step) -> [String] {
        let cells = step.arguments.flatMap { argument -> [String] in
            if case .dataTable(let rows) = argument { rows.flatMap(\.self) } else { [] }
        }
        return ([step.text] + cells).flatMap { $0.matches(of: #/<[^<>\s][^<>]*>/#) }
            .map { String($0.0) }.filter { !replacements.map(\.placeholder).contains($0) }
    }

    /// The text with the values in place. As in Cucumber, a value may contain the placeholder of a
    /// column further right.
    func fill(_ text: String) -> String {
        replacements.reduce(text) { text, replacement in
            guard text.utf8.contains(UInt8(ascii: "<")) else { return text }
            // Scalars, because a combining mark behind a placeholder is not a part of it.
            return String(
                text.unicodeScalars.replacing(
                    replacement.placeholder.unicodeScalars,
                    with: replacement.value.unicodeScalars))
        }
    }

    func fill(_ step: Step) -> Step {
        let arguments = step.arguments.map { argument -> StepArgument in
            switch argument {
            case .docString(let text): .docString(fill(text))
            case .dataTable(let rows): .dataTable(rows.map { $0.map(fill) })
            }
        }
        return Step(
            keyword: step.keyword, keywordType: step.keywordType, text: fill(step.text),
            arguments: arguments, location: step.location)
    }
}
