import Services

@testable import VIPER

final class NewsInteractorOutputSpy: NewsInteractorOutput {
    /// Whether loading began or ended, in order.
    private(set) var loadingStates: [Bool] = []
    private(set) var loads = 0
    /// Why there were no articles, after each edit and each load; nil if there was no reason.
    private(set) var emptyReasons: [ArticleList.EmptyReason?] = []
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

    func didLoad() {
        loads += 1
    }

    func didChangeEmptyReason(_ reason: ArticleList.EmptyReason?) {
        emptyReasons.append(reason)
    }

    func didFail(_ error: ServiceError) {
        errors.append(error)
    }
}
