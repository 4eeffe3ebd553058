/// What the server answers to a log-in.
struct LogInAnswer: Codable {
    let token: String
}

/// What the server is sent as feedback.
struct FeedbackMessage: Codable {
    let text: String
}

/// What the server answers to feedback.
struct FeedbackReceipt: Codable {
    let id: Int
}
