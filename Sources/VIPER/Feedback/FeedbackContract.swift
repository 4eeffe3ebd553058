import Services

protocol FeedbackViewInput: BaseViewInput {
    func showCounter(_ text: String)
    func setSendEnabled(_ isEnabled: Bool)
    func clearText()
}

protocol FeedbackViewOutput: AnyObject {
    func didEdit(_ text: String)
    func didTapSend()
}

protocol FeedbackInteractorInput: AnyObject {
    func submit(_ text: String)
}

protocol FeedbackInteractorOutput: AnyObject {
    func didReject(_ reason: FeedbackRejection)
    func didStartSending()
    func didSend(_ text: String)
    func didFail(_ error: ServiceError)
}

protocol FeedbackWireframeInput: AnyObject {
    func sessionDidEnd()
}

/// Why a text is not fit to be sent.
enum FeedbackRejection {
    case blank
    case tooLong
}
