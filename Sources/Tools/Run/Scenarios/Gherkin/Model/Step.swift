/// One thing that a scenario sets up, does or checks.
package struct Step: Equatable, Sendable {
    /// The keyword as written, such as `Given` or `And`.
    package let keyword: String

    package let keywordType: KeywordType

    /// The text after the keyword, with an outline's placeholders filled in.
    package let text: String

    /// What is written below the step, in order: nothing, a data table, a doc string, or one of
    /// each.
    package let arguments: [StepArgument]

    /// Where the keyword begins.
    package let location: Location
}

/// What a step is for, in any language.
package enum KeywordType: String, Encodable, Sendable {
    /// A precondition: `Given`.
    case context = "Context"

    /// An event: `When`.
    case action = "Action"

    /// An expected result: `Then`.
    case outcome = "Outcome"

    /// Not known: `*`, and an `And` or `But` without another step before it.
    case unknown = "Unknown"
}

package enum StepArgument: Equatable, Sendable {
    case docString(DocString)
    case dataTable(DataTable)
}

/// Text that spans lines.
package struct DocString: Equatable, Sendable {
    /// The lines between the delimiters, without the indentation of the opening one.
    package let content: String

    /// The word behind the opening delimiter, such as `json`.
    package let mediaType: String?

    /// Where the opening delimiter begins.
    package let location: Location
}

package struct DataTable: Equatable, Sendable {
    /// The rows from top to bottom; all have the same number of cells.
    package let rows: [[String]]

    /// Where the first row begins.
    package let location: Location
}

/// A place in a feature file.
package struct Location: Equatable, Hashable, Sendable {
    /// The line, counted from 1.
    package let line: Int

    /// The column, counted from 1 in Unicode code points.
    package let column: Int
}
