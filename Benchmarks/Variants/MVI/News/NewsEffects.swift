import Services

enum NewsEffect: Equatable {
    /// Cancels the previous load.
    case load(PageQuery)
    case showArticle(Article)
    case showToast(String)
}

final class NewsEffects: Effects {
    private let news: any NewsService
    private weak let navigation: (any Navigation)?
    private let loadTask = LatestTask()

    init(news: any NewsService, navigation: any Navigation) {
        self.news = news
        self.navigation = navigation
    }

    func perform(_ effect: NewsEffect, send: @escaping (NewsIntent) -> Void) {
        switch effect {
        case .load(let query):
            loadTask.start(sending: send, failed: NewsIntent.failed) {
                [news] () throws(ServiceError) in
                .loaded(try await news.page(for: query), for: query)
            }
        case .showArticle(let article): navigation?.showArticle(article)
        case .showToast(let text): navigation?.showToast(text)
        }
    }
}
