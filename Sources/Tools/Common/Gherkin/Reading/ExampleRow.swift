/// One row of an outline's examples: the values of its placeholders.
struct ExampleRow {
    let tags: [String]
    let location: Location
    /// The placeholders in the order of their columns.
    var replacements: [(placeholder: String, value: String)] = []

    /// The placeholders in a step that are not the name of any column.
    func unknown(in step: Step) -> [String] {
        let cells = (step.table ?? []).flatMap(\.self)
        return ([step.text] + cells).flatMap { $0.matches(of: #/<[^<>\s][^<>]*>/#) }
            .map { String($0.0) }.filter { !replacements.map(\.placeholder).contains($0) }
    }

    /// Whether a column occurs in an outline.
    func fills(_ placeholder: String, in title: String, _ steps: [Step]) -> Bool {
        let texts = steps.flatMap { step in
            [step.text, step.docString ?? ""] + (step.table ?? []).flatMap(\.self)
        }
        // A value may contain the placeholder of another column.
        return ([title] + texts + replacements.map(\.value)).contains {
            $0.unicodeScalars.contains(placeholder.unicodeScalars)
        }
    }

    /// The text with the values in place. As in Cucumber, a value may contain the placeholder of a
    /// column further right.
    func fill(_ text: String) -> String {
        replacements.reduce(text) { text, replacement in
            guard text.utf8.contains(UInt8(ascii: "<")) else { return text }
            // Replace Unicode scalars, because `>` and a combining mark behind it are one character.
            return String(
                text.unicodeScalars.replacing(
                    replacement.placeholder.unicodeScalars,
                    with: replacement.value.unicodeScalars))
        }
    }

    func fill(_ step: Step) -> Step {
        Step(
            keyword: step.keyword, keywordType: step.keywordType, text: fill(step.text),
            table: step.table?.map { $0.map(fill) }, docString: step.docString.map(fill),
            location: step.location)
    }
}
