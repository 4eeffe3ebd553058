import Services

@testable import VIPER

final class FeedbackInteractorOutputSpy: FeedbackInteractorOutput {
    /// Whether the last that it was told is that sending began.
    private(set) var isSending = false
    private(set) var rejections: [FeedbackObjection] = []
    private(set) var starts = 0
    private(set) var sent: [String] = []
    private(set) var errors: [ServiceError] = []

    func didReject(_ reason: FeedbackObjection) {
        rejections.append(reason)
    }

    func didChangeSending(_ isSending: Bool) {
        self.isSending = isSending
        if isSending { starts += 1 }
    }

    func didSend(_ text: String) {
        sent.append(text)
    }

    func didFail(_ error: ServiceError) {
        errors.append(error)
    }
}
