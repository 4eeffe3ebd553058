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
    weak var navigator: Navigator?
    private let news: any NewsService
    private let loading = LatestTask()

    init(news: any NewsService) {
        self.news = news
    }

    func perform(_ effect: LinkEffect, for store: Store<LinkReducer>) {
        switch effect {
        case .load(let id): load(id, for: store)
        case .cancelLoad: loading.cancel()
        case .showNews: navigator?.showNews()
        case .showArticle(let article): navigator?.showArticle(article)
        case .showToast(let text): navigator?.showToast(text)
        case .showLogin: navigator?.showLogin()
        }
    }

    private func load(_ id: Article.ID, for store: Store<LinkReducer>) {
        loading.start { [weak store, news] in
            do throws(ServiceError) {
                let article = try await news.article(id: id)
                store?.send(.loaded(article))
            } catch {
                store?.send(.failed(error))
            }
        }
    }
}
