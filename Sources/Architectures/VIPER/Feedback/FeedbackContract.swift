import Services

protocol FeedbackViewInput: BaseViewInput {
    func showCounter(_ text: String)
    func setSendEnabled(_ isEnabled: Bool)
    func clearText()
}

protocol FeedbackViewOutput: AnyObject {
    func viewDidLoad()
    func didEdit(_ text: String)
    func didTapSend()
}

protocol FeedbackInteractorInput: AnyObject {
    func submit(_ text: String)
}

protocol FeedbackInteractorOutput: AnyObject {
    func didReject(_ objection: FeedbackDraft.Objection)
    func didChangeLoading(_ isLoading: Bool)
    func didSend(_ text: String)
    func didFail()
}
