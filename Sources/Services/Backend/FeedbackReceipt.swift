/// What the server answers to feedback.
package struct FeedbackReceipt: Codable {
    package let id: Int

    package init(id: Int) {
        self.id = id
    }
}
