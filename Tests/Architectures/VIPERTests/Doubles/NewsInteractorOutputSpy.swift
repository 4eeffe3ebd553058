import Services

@testable import VIPER

final class NewsInteractorOutputSpy: NewsInteractorOutput {
    /// Whether loading began or ended, in order.
    private(set) var loadingStates: [Bool] = []
    /// The text that no article matched, for each load; nil if there were articles.
    private(set) var unmatchedTexts: [String?] = []
    private(set) var errors: [ServiceError] = []
    /// Called the next time that loading ends, and then removed.
    var whenLoadingEnds: (() -> Void)?

    func didChangeLoading(_ isLoading: Bool) {
        loadingStates.append(isLoading)
        if isLoading { return }
        let action = whenLoadingEnds
        whenLoadingEnds = nil
        action?()
    }

    func didLoad(unmatchedText: String?) {
        unmatchedTexts.append(unmatchedText)
    }

    func didFail(_ error: ServiceError) {
        errors.append(error)
    }
}
