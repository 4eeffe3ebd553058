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
    func edit(_ text: String)
    func submit()
}

protocol FeedbackInteractorOutput: AnyObject {
    func didReject(_ objection: FeedbackDraft.Objection)
    func didChangeLoading(_ isLoading: Bool)
    /// The interactor has cleared the draft after sending it. A draft that was edited meanwhile is kept.
    func didClear()
    func didSend()
    func didFail(_ error: ServiceError)
}
