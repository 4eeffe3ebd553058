/// How much a server has been asked.
public struct CallCounts: Equatable, Sendable {
    /// Requests that reached the server.
    public internal(set) var received = 0
    /// Of these, those the app withdrew before they were answered.
    public internal(set) var cancelled = 0
}
