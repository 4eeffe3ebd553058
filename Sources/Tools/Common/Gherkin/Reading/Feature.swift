/// A feature file, compiled to the scenarios that run.
package struct Feature: Equatable, Sendable {
    /// The path of the file, as it was given to the reader.
    package let path: String

    /// The name after `Feature:`; empty for a file without a feature.
    package let name: String

    /// The scenarios in the order of the file, one for each row of an outline's examples.
    package let scenarios: [Scenario]

    /// Warnings about lines that Cucumber ignores silently, although they were probably meant to run.
    package var warnings: [GherkinError] = []
}

/// One example of what the software does, ready to run.
package struct Scenario: Equatable, Sendable {
    /// The path of its file, as it was given to the reader.
    package let path: String

    package let feature: String

    /// The name of its rule, if it is in one.
    package let rule: String?

    /// The name, with an outline's placeholders filled in.
    package let name: String

    /// The tags, each with its `@`: the feature's, the rule's, the scenario's, the examples'.
    package let tags: [String]

    /// The steps, those of the backgrounds first.
    package let steps: [Step]

    /// The scenario's line or, for an outline, the line of the examples row.
    package let location: Location

    /// The lines of the file up to the next scenario or rule. The rows of an outline share them.
    package let lines: Range<Int>

    /// Its place, as `path:line`.
    package var place: String { "\(path):\(location.line)" }

    /// The name of the feature, a colon, and the name of the scenario.
    package var fullName: String { "\(feature): \(name)" }

    /// Whether it is for an app of this name. A tag such as `@only-MVP` excludes all apps that it does not
    /// name, because they do not have the feature yet.
    package func isMeant(for app: String) -> Bool {
        let only = "@only-"
        let tags = tags.filter { $0.hasPrefix(only) }
        return tags.isEmpty || tags.contains(only + app)
    }
}

/// One thing that a scenario sets up, does or checks. It can have one table and one doc string below it.
package struct Step: Equatable, Sendable {
    /// The keyword as written, such as `Given` or `And`.
    package let keyword: String

    package let keywordType: KeywordType

    /// The text after the keyword, with an outline's placeholders filled in.
    package let text: String

    /// The rows from top to bottom; all have the same number of cells.
    package var table: [[String]]?

    /// The lines between the delimiters, without the indentation of the opening one.
    package var docString: String?

    /// Where the keyword begins.
    package let location: Location

    init(
        keyword: String, keywordType: KeywordType, text: String, table: [[String]]? = nil,
        docString: String? = nil, location: Location
    ) {
        self.keyword = keyword
        self.keywordType = keywordType
        self.text = text
        self.table = table
        self.docString = docString
        self.location = location
    }

    /// A step of any kind that is in no file.
    package init(_ text: String) {
        self.init(
            keyword: "*", keywordType: .unknown, text: text, location: Location(line: 1, column: 1))
    }
}

/// What a step is for, in any language.
package enum KeywordType: String, Sendable {
    /// A precondition: `Given`.
    case context = "Context"

    /// An event: `When`.
    case action = "Action"

    /// An expected result: `Then`.
    case outcome = "Outcome"

    /// Unknown: `*`, and an `And` or `But` without another step before it.
    case unknown = "Unknown"
}

/// A place in a feature file.
package struct Location: Equatable, Hashable, Sendable {
    /// The line, counted from 1.
    package let line: Int

    /// The column, counted from 1 in Unicode code points.
    package let column: Int

    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}
