import Trials

/// What the README of an exercise says.
package struct ExerciseDescription: Equatable, Sendable {
    package let title: String
    package let kind: Exercise.Kind
    /// The kind of a change, such as `a rule in one role`; nil for exercises that are no change.
    package let moves: String?
    /// From 1 to 3.
    package let level: Int
    package let minutes: Int
    /// Whether the minutes are an estimate, because nobody has done it in a course yet.
    package let isEstimate: Bool
    package let sections: [MarkdownDocument.Section]

    init(_ document: MarkdownDocument) throws(FileError) {
        guard let title = document.title, !title.isEmpty else {
            throw document.error(
                line: 1, seen: "no title", expected: "`# TITLE`", "begin the file with it")
        }
        self.title = title
        let kinds = Exercise.Kind.allCases.map(\.rawValue)
        kind = try document.value(of: "Kind", expected: "one of " + kinds.joined(separator: ", ")) {
            Exercise.Kind(rawValue: $0)
        }
        moves =
            kind == .change ? try document.field("Moves").value : document.fields["Moves"]?.value
        level = try document.value(of: "Level", expected: "a level such as `1 of 3`") {
            $0.wholeMatch(of: #/([123]) of 3/#).flatMap { Int($0.1) }
        }
        minutes = try document.value(of: "Minutes", expected: "minutes such as `15 (estimated)`") {
            $0.wholeMatch(of: #/(\d+)(?: \(estimated\))?/#).flatMap { Int($0.1) }
        }
        isEstimate = try document.field("Minutes").value.hasSuffix("(estimated)")
        for section in ["The requirement", "What you learn", "Predict before you start"] {
            _ = try document.text(of: section)
        }
        sections = document.sections
    }
}
