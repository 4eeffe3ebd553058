import Services

@testable import VIPER

final class FeedbackInteractorOutputSpy: FeedbackInteractorOutput {
    private(set) var objections: [FeedbackDraft.Objection] = []
    /// Whether loading began or ended, in order.
    private(set) var loadingStates: [Bool] = []
    private(set) var sent: [String] = []
    private(set) var failures = 0

    func didReject(_ objection: FeedbackDraft.Objection) {
        objections.append(objection)
    }

    func didChangeLoading(_ isLoading: Bool) {
        loadingStates.append(isLoading)
    }

    func didSend(_ text: String) {
        sent.append(text)
    }

    func didFail() {
        failures += 1
    }
}
