/// A feature file, compiled to the scenarios that are to be run.
public struct Feature: Equatable, Sendable {
    /// The path of the file, as it was given to the reader.
    public let path: String

    /// The name after `Feature:`; empty for a file that holds no feature.
    public let name: String

    /// The scenarios in the order of the file, with one for every row of an outline's examples.
    public let scenarios: [Scenario]
}
