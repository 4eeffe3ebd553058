/// A scenario as it is to be run, what Cucumber calls a pickle: a scenario of the file, or one row of the
/// examples of an outline.
public struct Scenario: Equatable, Sendable {
    /// The name of the feature it belongs to.
    public let feature: String
    /// The name of the rule it belongs to, if any.
    public let rule: String?
    /// Its name, with placeholders replaced.
    public let name: String
    /// Its tags and those it inherits, the outermost first, each with its `@`.
    public let tags: [String]
    /// The steps, those of backgrounds first.
    public let steps: [Step]
    /// Where it stands; of an outline, where the row stands.
    public let location: Location
}
