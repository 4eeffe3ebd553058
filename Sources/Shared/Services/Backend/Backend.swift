/// Sends requests to a server. Services don't know which backend they use.
package protocol Backend: Sendable {
    /// Sends one request. A refusal is an answer; it throws only if there is none.
    func send(_ request: Request) async throws(BackendError) -> Response
}

/// Why there is no answer.
package enum BackendError: Error, Equatable, Sendable {
    /// The task of the caller was cancelled.
    case cancelled
    case offline
    /// The server did not answer in time.
    case timedOut
}
