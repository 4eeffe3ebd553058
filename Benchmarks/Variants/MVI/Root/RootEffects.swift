import Services

enum RootEffect: Equatable {
    /// Cancels the previous load.
    case load(Article.ID)
    case cancelLoad
    case showNews
    case showArticle(Article)
    case showToast(String)
}

final class RootEffects: Effects {
    private let news: any NewsService
    private weak let navigation: (any Navigation)?
    private let loadTask = LatestTask()

    init(news: any NewsService, navigation: any Navigation) {
        self.news = news
        self.navigation = navigation
    }

    func perform(_ effect: RootEffect, send: @escaping (RootIntent) -> Void) {
        switch effect {
        case .load(let id):
            loadTask.start(sending: send, failed: RootIntent.failed) {
                [news] () throws(ServiceError) in
                .loaded(try await news.article(id: id))
            }
        case .cancelLoad: loadTask.cancel()
        case .showNews: navigation?.showNews()
        case .showArticle(let article): navigation?.showArticle(article)
        case .showToast(let text): navigation?.showToast(text)
        }
    }
}
