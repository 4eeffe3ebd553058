/// What can be said of a subject beside the reference.
public enum Verdict: String, Codable, Sendable {
    /// It takes longer.
    case slower
    /// It takes less time.
    case faster
    /// The figures don't tell. That is a result: if there is a difference, it is too small to be seen here.
    case noDifferenceShown = "no difference shown"
}
