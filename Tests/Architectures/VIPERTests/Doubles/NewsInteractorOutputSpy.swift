import Services

@testable import VIPER

final class NewsInteractorOutputSpy: NewsInteractorOutput {
    /// What the interactor handed over at once.
    struct Load: Equatable {
        let articles: [Article]
        let text: String
        let isFirst: Bool
    }

    /// How often loading began and has not ended since.
    private(set) var loadingCount = 0
    private(set) var loads: [Load] = []
    private(set) var errors: [ServiceError] = []

    /// What a presenter shows that does as it is told.
    var articles: [Article] {
        loads[(loads.lastIndex(where: \.isFirst) ?? 0)...].flatMap(\.articles)
    }

    func didStartLoading() {
        loadingCount += 1
    }

    func didStopLoading() {
        loadingCount -= 1
    }

    func didLoad(_ articles: [Article], matching text: String, isFirst: Bool) {
        loads.append(Load(articles: articles, text: text, isFirst: isFirst))
    }

    func didFail(_ error: ServiceError) {
        errors.append(error)
    }
}
