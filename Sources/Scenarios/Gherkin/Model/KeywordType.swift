/// What a step is for, whatever the language it is written in.
public enum KeywordType: Equatable, Sendable {
    /// What holds before anything happens: `Given`.
    case context

    /// What happens: `When`.
    case action

    /// What holds afterwards: `Then`.
    case outcome

    /// What the keyword does not tell: `*`, and an `And` or `But` with no other step before it.
    case unknown
}
