/// A feature file, compiled: its scenarios as they are to be run.
public struct Feature: Equatable, Sendable {
    /// The file.
    public let path: String
    /// The name of the feature; empty if the file has none.
    public let name: String
    /// The scenarios, in order, with the steps of backgrounds in front and outlines expanded.
    public let scenarios: [Scenario]
}
