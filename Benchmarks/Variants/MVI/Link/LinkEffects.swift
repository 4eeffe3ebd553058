import Services

enum LinkEffect: Equatable {
    /// Cancels the previous load.
    case load(Article.ID)
    case cancelLoad
    case showNews
    case showArticle(Article)
    case showToast(String)
    case showLogin
}

final class LinkEffects: Effects {
    private let news: any NewsService
    private weak var navigation: (any Navigation)?
    private let loading = LatestTask()

    init(news: any NewsService, navigation: any Navigation) {
        self.news = news
        self.navigation = navigation
    }

    func perform(_ effect: LinkEffect, send: @escaping (LinkIntent) -> Void) {
        switch effect {
        case .load(let id):
            loading.start(sending: send, failed: LinkIntent.failed) {
                [news] () throws(ServiceError) in
                .loaded(try await news.article(id: id))
            }
        case .cancelLoad: loading.cancel()
        case .showNews: navigation?.showNews()
        case .showArticle(let article): navigation?.showArticle(article)
        case .showToast(let text): navigation?.showToast(text)
        case .showLogin: navigation?.showLogin()
        }
    }
}
