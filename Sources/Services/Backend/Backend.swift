/// Whatever takes a request to a server and brings back what the server says. No service knows which
/// backend it has.
package protocol Backend: Sendable {
    /// Sends one request. Throws only where no answer was had; a refusal is an answer.
    func send(_ request: Request) async throws(BackendError) -> Response
}

/// Why no answer was had.
package enum BackendError: Error, Equatable, Sendable {
    /// The task that asked was cancelled.
    case cancelled
    /// The server cannot be reached.
    case offline
    /// The server did not answer in time.
    case timedOut
}
