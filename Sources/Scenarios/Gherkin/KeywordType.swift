/// What a step is for.
public enum KeywordType: String, Encodable, Sendable {
    /// Given: how things are.
    case context = "Context"
    /// When: what happens.
    case action = "Action"
    /// Then: what comes of it.
    case outcome = "Outcome"
    /// The keyword does not say.
    case unknown = "Unknown"
}
