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

    func didStartSending() {
        starts += 1
        isSending = true
    }

    func didSend(_ text: String) {
        sent.append(text)
        isSending = false
    }

    func didFail(_ error: ServiceError) {
        errors.append(error)
        isSending = false
    }
}
