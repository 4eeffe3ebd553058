import Services

extension ServiceError {
    /// Each error once.
    nonisolated static let all: [ServiceError] = [
        .cancelled, .offline, .timedOut, .serverProblem, .unreadable, .wrongCredentials,
        .tooManyAttempts(retryAfterSeconds: nil), .tooManyAttempts(retryAfterSeconds: 30),
        .sessionEnded, .notFound,
    ]
}
