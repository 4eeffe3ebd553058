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
    func didReject(_ objection: FeedbackObjection)
    func didChangeSending(_ isSending: Bool)
    func didSend(_ text: String)
    func didFail(_ error: ServiceError)
}

protocol FeedbackWireframeInput: AnyObject {
    func showLogin()
}

/// Why a text cannot be sent.
enum FeedbackObjection {
    case blank
    case tooLong
}
