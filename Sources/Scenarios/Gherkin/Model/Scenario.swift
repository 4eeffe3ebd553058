/// One example of what the software does, ready to be run from its first step to its last.
public struct Scenario: Equatable, Sendable {
    /// The name of the feature the scenario belongs to.
    public let feature: String

    /// The name of the rule the scenario belongs to, if it belongs to one.
    public let rule: String?

    /// The name, with an outline's placeholders filled in.
    public let name: String

    /// The tags, each with its `@`: the feature's, the rule's, the scenario's, the examples'.
    public let tags: [String]

    /// The steps, those of the backgrounds first.
    public let steps: [Step]

    /// The scenario's line or, for an outline, the line of the examples row.
    public let location: Location
}
