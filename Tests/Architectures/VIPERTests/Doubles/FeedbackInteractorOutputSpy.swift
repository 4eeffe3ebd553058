import Services

@testable import VIPER

final class FeedbackInteractorOutputSpy: FeedbackInteractorOutput {
    private(set) var objections: [FeedbackDraft.Objection] = []
    /// Whether loading began or ended, in order.
    private(set) var loadingStates: [Bool] = []
    private(set) var clearings = 0
    private(set) var successes = 0
    private(set) var errors: [ServiceError] = []
    /// Called when loading ends.
    var whenLoadingEnds: () -> Void = {}

    func didReject(_ objection: FeedbackDraft.Objection) {
        objections.append(objection)
    }

    func didChangeLoading(_ isLoading: Bool) {
        loadingStates.append(isLoading)
        if !isLoading { whenLoadingEnds() }
    }

    func didClear() {
        clearings += 1
    }

    func didSend() {
        successes += 1
    }

    func didFail(_ error: ServiceError) {
        errors.append(error)
    }
}
