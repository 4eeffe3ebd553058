/// A feature file, compiled to the scenarios that run.
package struct Feature: Equatable, Sendable {
    /// The path of the file, as it was given to the reader.
    package let path: String

    /// The name after `Feature:`; empty for a file without a feature.
    package let name: String

    /// The scenarios in the order of the file, one for each row of an outline's examples.
    package let scenarios: [Scenario]
}

/// One example of what the software does, ready to run.
package struct Scenario: Equatable, Sendable {
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
}
