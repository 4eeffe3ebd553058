import Services

extension Texts {
    /// What to tell a person of an error.
    ///
    /// - Returns: Nil if there is nothing to tell: they no longer want the answer.
    public static func message(for error: ServiceError) -> String? {
        switch error {
        case .cancelled: nil
        case .offline, .timedOut: "Can't reach the server. Check your connection."
        case .serverProblem: "The server had a problem. Try again."
        case .unreadable, .notFound: "The server's answer made no sense."
        case .wrongCredentials: "Wrong username or password."
        case .tooManyAttempts(let seconds): "Too many attempts. Try again in \(seconds) s."
        case .sessionEnded: "Your session has ended. Log in again."
        }
    }
}
