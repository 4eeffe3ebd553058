import Services

@testable import VIPER

final class RootInteractorOutputSpy: RootInteractorOutput {
    private(set) var rejections = 0
    /// Whether loading began or ended, in order.
    private(set) var loadingStates: [Bool] = []
    /// What links have led to, in order; nil for the news.
    private(set) var targets: [ArticleContent?] = []
    private(set) var errors: [ServiceError] = []
    private(set) var sessionEnds = 0
    /// Called the next time that loading ends, and then removed.
    var whenLoadingEnds: (() -> Void)?

    func didRejectLink() {
        rejections += 1
    }

    func didChangeLoading(_ isLoading: Bool) {
        loadingStates.append(isLoading)
        if isLoading { return }
        let action = whenLoadingEnds
        whenLoadingEnds = nil
        action?()
    }

    func didResolveNews() {
        targets.append(nil)
    }

    func didResolveArticle(_ content: ArticleContent) {
        targets.append(content)
    }

    func didFail(_ error: ServiceError) {
        errors.append(error)
    }

    func sessionDidEnd() {
        sessionEnds += 1
    }
}
