/// What the feedback presenter needs from its view.
protocol FeedbackView: BaseView {
    func showCounter(_ text: String)
    func setSendEnabled(_ isEnabled: Bool)
    func clearText()
}
