/// What the feedback presenter needs of its view.
protocol FeedbackView: BaseView {
    func showCounter(_ text: String)
    func setSendEnabled(_ isEnabled: Bool)
    func clearText()
}
