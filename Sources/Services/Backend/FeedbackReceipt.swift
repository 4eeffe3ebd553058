/// What the server answers to feedback.
struct FeedbackReceipt: Codable {
    let id: Int
}
