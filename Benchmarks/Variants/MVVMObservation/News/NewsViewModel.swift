import AppContract
import Observation
import Services

@Observable
final class NewsViewModel {
    var searchText = "" {
        didSet { refresh() }
    }
    /// Why there are no rows. An empty text shows nothing.
    var emptyText: String { Texts.emptyList(list.emptyReason(for: searchText)) }
    let status = Status()

    private var list = ArticleList()
    private let news: any NewsService
    private let clock: any AppClock
    private weak let navigation: (any NewsNavigation)?
    private let loadTask = LatestTask()

    init(news: any NewsService, clock: any AppClock, navigation: any NewsNavigation) {
        self.news = news
        self.clock = clock
        self.navigation = navigation
    }

    // MARK: Rows

    var numberOfRows: Int { list.articles.count }

    func row(at index: Int) -> ArticleRow {
        let article = list.articles[index]
        return ArticleRow(
            title: article.title, byline: Texts.byline(of: article, now: clock.now))
    }

    // MARK: Loading

    func loadIfNeeded() {
        if !status.isLoading, let query = list.missingPage(for: searchText) { load(query) }
    }

    func refresh() {
        load(PageQuery(matching: searchText))
    }

    func loadNextPage() {
        if !status.isLoading, let query = list.nextPage(for: searchText) { load(query) }
    }

    func selectRow(at index: Int) {
        navigation?.showArticle(list.articles[index])
    }

    /// Loads a page, and cancels the previous load.
    private func load(_ query: PageQuery) {
        status.isLoading = true
        loadTask.start { [weak self, news] in
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
        status.isLoading = false
    }

    private func didFail(_ error: ServiceError) {
        // A cancelled load leaves the indicator to the load that replaced it.
        if error == .cancelled { return }
        status.isLoading = false
        if let message = Texts.message(for: error) { status.onToast(message) }
    }
}
