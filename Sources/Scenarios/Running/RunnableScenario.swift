/// A scenario whose every step is known to the vocabulary.
public struct RunnableScenario: Sendable {
    /// What it was made from.
    public let scenario: Scenario
    /// The file it stands in.
    public let path: String
    let steps: [BoundStep]

    /// The name of its feature.
    public var feature: String { scenario.feature }

    /// The phrases its steps use, as the vocabulary has them.
    public var phrases: [String] { steps.map(\.phrase) }

    /// How many steps it has.
    public var stepCount: Int { steps.count }

    /// Where it stands, as `path:line`.
    public var place: String { "\(path):\(scenario.location.line)" }
}
