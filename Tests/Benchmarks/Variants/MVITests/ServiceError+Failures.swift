import Services

extension ServiceError {
    /// Each error that reaches a reducer: effects drop `cancelled`.
    nonisolated static let failures: [ServiceError] = [
        .offline, .timedOut, .serverProblem, .unreadable, .wrongCredentials,
        .tooManyAttempts(retryAfterSeconds: nil), .tooManyAttempts(retryAfterSeconds: 30),
        .sessionEnded, .notFound,
    ]
}
