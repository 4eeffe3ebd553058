import Services

@testable import VIPER

final class NewsInteractorOutputSpy: NewsInteractorOutput {
    /// How often loading began and has not ended since.
    private(set) var loadingCount = 0
    private(set) var changes = 0
    private(set) var errors: [ServiceError] = []

    func didStartLoading() {
        loadingCount += 1
    }

    func didStopLoading() {
        loadingCount -= 1
    }

    func didChangeArticles() {
        changes += 1
    }

    func didFail(_ error: ServiceError) {
        errors.append(error)
    }
}
