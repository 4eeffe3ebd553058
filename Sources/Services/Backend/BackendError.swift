/// Why no answer was had.
public enum BackendError: Error, Equatable, Sendable {
    /// The task that asked was cancelled.
    case cancelled
    /// The server cannot be reached.
    case offline
    /// The server did not answer in time.
    case timedOut
}
