import AppContract
import Services

final class NewsPresenter: BasePresenter<any NewsView> {
    private let news: any NewsService
    private let clock: any AppClock

    private var list = ArticleList()
    private var searchText = ""
    private var isLoading = false {
        // Only a change, because the view counts, and a load may replace another one.
        didSet { if isLoading != oldValue { view?.isLoading = isLoading } }
    }
    private let loadTask = LatestTask()

    init(news: any NewsService, clock: any AppClock) {
        self.news = news
        self.clock = clock
    }

    // MARK: Rows

    var numberOfRows: Int { list.articles.count }

    func row(at index: Int) -> ArticleRow {
        let article = list.articles[index]
        return ArticleRow(
            title: article.title, byline: Texts.byline(of: article, now: clock.now))
    }

    private func updateEmptyText() {
        view?.showEmptyText(Texts.emptyList(list.emptyReason(for: searchText)))
    }

    // MARK: Events

    func viewDidAppear() {
        if !isLoading, let query = list.missingPage(for: searchText) { load(query) }
    }

    func didEditSearch(_ text: String) {
        searchText = text
        updateEmptyText()
        refresh()
    }

    func didPullToRefresh() {
        refresh()
    }

    func didReachEnd() {
        if !isLoading, let query = list.nextPage(for: searchText) { load(query) }
    }

    func didSelectRow(at index: Int) {
        view?.showArticle(ArticlePresenter(article: list.articles[index], clock: clock))
    }

    // MARK: Loading

    private func refresh() {
        load(PageQuery(matching: searchText))
    }

    /// Loads a page, and cancels the previous load.
    private func load(_ query: PageQuery) {
        isLoading = true
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
        isLoading = false
        view?.reloadRows()
        updateEmptyText()
    }

    private func didFail(_ error: ServiceError) {
        // A cancelled load leaves the indicator to the load that replaced it.
        if error == .cancelled { return }
        isLoading = false
        if let message = Texts.message(for: error) { view?.showToast(message) }
    }
}
