/// Sends requests to a server. Services don't know which backend they use.
package protocol Backend: Sendable {
    /// Sends one request. Throws only if no answer arrives. An answer may be a refusal.
    func send(_ request: Request) async throws(BackendError) -> Response
}

/// The reason why there is no answer.
package enum BackendError: Error, Equatable, Sendable {
    /// The task of the caller was cancelled.
    case cancelled
    case offline
    /// The server did not answer in time.
    case timedOut
}
