/// Everything that can go wrong between a tap and its answer.
package enum ServiceError: Error, Equatable, Sendable {
    /// Whoever asked no longer wants the answer. Nothing is to be said of it.
    case cancelled
    /// The server cannot be reached.
    case offline
    /// The server can be reached but did not answer in time.
    case timedOut
    /// The server failed: a status of 500 and above.
    case serverProblem
    /// An answer that cannot be read, or that no rule of the protocol foresees.
    case unreadable
    /// No account has this username and password.
    case wrongCredentials
    /// Too many wrong passwords in a row.
    case tooManyAttempts(retryAfterSeconds: Int)
    /// The server no longer knows who is asking.
    case sessionEnded
    /// What was asked for is not there.
    case notFound
}
