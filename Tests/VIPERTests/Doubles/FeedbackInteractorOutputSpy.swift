import Services

@testable import VIPER

final class FeedbackInteractorOutputSpy: FeedbackInteractorOutput {
    private(set) var rejections: [FeedbackRejection] = []
    private(set) var starts = 0
    private(set) var sent: [String] = []
    private(set) var errors: [ServiceError] = []

    func didReject(_ reason: FeedbackRejection) {
        rejections.append(reason)
    }

    func didStartSending() {
        starts += 1
    }

    func didSend(_ text: String) {
        sent.append(text)
    }

    func didFail(_ error: ServiceError) {
        errors.append(error)
    }
}
