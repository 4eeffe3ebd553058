import AppContract
import Observation
import Services

@Observable
final class NewsViewModel {
    var searchText = "" {
        didSet { refresh() }
    }
    private(set) var list = ArticleList()
    var status: Status { activity.status }

    private let activity = Activity()
    private let news: any NewsService
    private let clock: any AppClock
    private weak var navigation: (any NewsNavigation)?
    private let loading = LatestTask()

    init(news: any NewsService, clock: any AppClock, navigation: any NewsNavigation) {
        self.news = news
        self.clock = clock
        self.navigation = navigation
    }

    /// Says why there are no rows. An empty text says nothing.
    var emptyText: String { Texts.emptyList(unmatched: list.unmatchedText) }

    func row(of article: Article) -> ArticleRow {
        ArticleRow(title: article.title, byline: Texts.byline(of: article, now: clock.now))
    }

    func loadIfNeeded() {
        if !list.isLoaded, !status.isLoading { refresh() }
    }

    func refresh() {
        load(PageQuery(matching: searchText))
    }

    func loadNextPage() {
        if !status.isLoading, let query = list.nextPage { load(query) }
    }

    func select(_ article: Article) {
        navigation?.showArticle(article)
    }

    // MARK: Loading

    /// Loads a page, and cancels the previous load.
    private func load(_ query: PageQuery) {
        activity.isLoading = true
        loading.start { [weak self, news] in
            do throws(ServiceError) {
                let page = try await news.page(for: query)
                self?.didLoad(page, for: query)
            } catch {
                self?.didFail(error)
            }
        }
    }

    private func didLoad(_ page: Page, for query: PageQuery) {
        list.receive(page, for: query)
        activity.isLoading = false
    }

    private func didFail(_ error: ServiceError) {
        // A cancelled load leaves the indicator to the load that replaced it.
        if error == .cancelled { return }
        activity.isLoading = false
        activity.show(error)
    }
}
