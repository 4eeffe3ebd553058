import Services

/// How an answer can be made to go wrong.
public enum AnswerFailure: Equatable, Sendable {
    /// The server answers with this status and nothing else.
    case status(Int)
    /// No answer comes in time.
    case timeout
    /// An answer comes, but it is no JSON.
    case unreadable
}
