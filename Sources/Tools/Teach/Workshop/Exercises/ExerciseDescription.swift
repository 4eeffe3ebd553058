/// What the README of an exercise says.
package struct ExerciseDescription: Equatable, Sendable {
    package let title: String
    package let kind: Exercise.Kind
    /// The concern that a change moves.
    package let moves: String?
    /// From 1 to 3.
    package let level: Int
    package let minutes: Int
    /// Whether nobody has been taught it yet.
    package let isEstimate: Bool
    package let sections: [MarkdownDocument.Section]

    init(_ document: MarkdownDocument) throws(WorkshopError) {
        guard let title = document.title, !title.isEmpty else {
            throw document.error(
                line: 1, seen: "no title", expected: "`# TITLE`", "begin the file with it")
        }
        self.title = title
        kind = try Self.kind(document.field("Kind"), in: document)
        moves = kind == .change ? try document.field("Moves").value : document["Moves"]
        level = try Self.number(
            document.field("Level"), "a level such as `1 of 3`", in: document
        ) { $0.wholeMatch(of: #/([123]) of 3/#)?.1 }
        let time = try document.field("Minutes")
        minutes = try Self.number(time, "minutes such as `15 (estimated)`", in: document) {
            $0.wholeMatch(of: #/(\d+)(?: \(estimated\))?/#)?.1
        }
        isEstimate = time.value.hasSuffix("(estimated)")
        for section in ["The requirement", "What you learn", "Predict before you start"] {
            _ = try document.text(of: section)
        }
        sections = document.sections
    }

    private static func kind(
        _ field: MarkdownDocument.Field, in document: MarkdownDocument
    ) throws(WorkshopError) -> Exercise.Kind {
        guard let kind = Exercise.Kind(rawValue: field.value) else {
            throw document.error(
                line: field.line, seen: "the kind \"\(field.value)\"",
                expected: "one of "
                    + Exercise.Kind.allCases.map(\.rawValue).joined(separator: ", "),
                "take one of them")
        }
        return kind
    }

    private static func number(
        _ field: MarkdownDocument.Field, _ expected: String, in document: MarkdownDocument,
        _ digits: (String) -> Substring?
    ) throws(WorkshopError) -> Int {
        guard let number = digits(field.value).flatMap({ Int($0) }) else {
            throw document.error(
                line: field.line, seen: "\"\(field.value)\"", expected: expected,
                "write it like that")
        }
        return number
    }
}

extension MarkdownDocument {
    /// The value of a field; nil if there is none.
    fileprivate subscript(key: String) -> String? {
        fields.first { $0.key == key }?.value
    }
}
