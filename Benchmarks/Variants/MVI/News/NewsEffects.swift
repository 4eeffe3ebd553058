import Services

enum NewsEffect: Equatable {
    /// Cancels the previous load.
    case load(PageQuery)
    case showArticle(Article)
    case showToast(String)
}

final class NewsEffects: Effects {
    private let news: any NewsService
    private weak var navigator: Navigator?
    private let loading = LatestTask()

    init(news: any NewsService, navigator: Navigator?) {
        self.news = news
        self.navigator = navigator
    }

    func perform(_ effect: NewsEffect, for store: Store<NewsReducer>) {
        switch effect {
        case .load(let query): load(query, for: store)
        case .showArticle(let article): navigator?.showArticle(article)
        case .showToast(let text): navigator?.showToast(text)
        }
    }

    private func load(_ query: PageQuery, for store: Store<NewsReducer>) {
        loading.start { [weak store, news] in
            do throws(ServiceError) {
                let page = try await news.page(for: query)
                store?.send(.loaded(page, for: query))
            } catch {
                store?.send(.failed(error))
            }
        }
    }
}
