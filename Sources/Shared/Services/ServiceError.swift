/// Everything that can go wrong between a tap and its answer.
package enum ServiceError: Error, Equatable, Sendable {
    /// The caller has cancelled its task, so there is no message for it. A call whose task is cancelled always throws this, even
    /// if its answer has arrived.
    case cancelled
    case offline
    /// The server did not answer in time.
    case timedOut
    /// The server failed: a status from 500 to 599.
    case serverProblem
    /// The answer can't be decoded, or has an unknown status.
    case unreadable
    /// No account has this username and password.
    case wrongCredentials
    /// Too many wrong passwords. `retryAfterSeconds` is nil if the server does not say how long to wait.
    case tooManyAttempts(retryAfterSeconds: Int?)
    /// The server no longer accepts the session. If it was the active one, the `SessionObserver` has been notified.
    case sessionEnded
    /// The server does not have what the request names.
    case notFound
}
