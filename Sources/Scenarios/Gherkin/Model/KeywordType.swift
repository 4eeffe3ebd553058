/// What a step is for, whatever the language it is written in.
public enum KeywordType: String, Encodable, Sendable {
    /// What holds before anything happens: `Given`.
    case context = "Context"

    /// What happens: `When`.
    case action = "Action"

    /// What holds afterwards: `Then`.
    case outcome = "Outcome"

    /// What the keyword does not tell: `*`, and an `And` or `But` with no other step before it.
    case unknown = "Unknown"
}
