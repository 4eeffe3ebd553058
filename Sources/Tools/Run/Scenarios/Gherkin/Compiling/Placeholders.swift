/// The values of an outline's placeholders in one row of its examples.
struct Placeholders {
    /// For what belongs to no outline.
    static let none = Placeholders(names: [], values: [])

    private let replacements: [(placeholder: String, value: String)]

    init(names: [String], values: [String]) {
        replacements = zip(names, values).map { (placeholder: "<\($0)>", value: $1) }
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

    func fill(_ argument: StepArgument) -> StepArgument {
        switch argument {
        case .docString(let docString):
            .docString(
                DocString(
                    content: fill(docString.content), mediaType: docString.mediaType.map(fill),
                    location: docString.location))
        case .dataTable(let table):
            .dataTable(
                DataTable(rows: table.rows.map { $0.map(fill) }, location: table.location))
        }
    }
}
