import Services

@testable import VIPER

final class LinkInteractorOutputSpy: LinkInteractorOutput {
    private(set) var rejections = 0
    private(set) var newsChoices = 0
    /// How often loading began and has not ended since.
    private(set) var loadingCount = 0
    /// Whether loading began or ended, in order.
    private(set) var loadingStates: [Bool] = []
    private(set) var articles: [Article] = []
    private(set) var errors: [ServiceError] = []

    func didReject() {
        rejections += 1
    }

    func didChooseNews() {
        newsChoices += 1
    }

    func didStartLoading() {
        loadingCount += 1
        loadingStates.append(true)
    }

    func didStopLoading() {
        loadingCount -= 1
        loadingStates.append(false)
    }

    func didLoad(_ article: Article) {
        articles.append(article)
    }

    func didFail(_ error: ServiceError) {
        errors.append(error)
    }
}
