/// What the server is sent as feedback.
struct FeedbackMessage: Codable {
    let text: String
}
