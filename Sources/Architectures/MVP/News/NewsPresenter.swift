import AppContract
import Services

final class NewsPresenter<View: NewsView>: BasePresenter<View> {
    private let news: any NewsService
    private let clock: any AppClock

    private var list = ArticleList()
    private var searchText = ""
    private var isLoading = false {
        didSet { if isLoading != oldValue { view?.setLoading(isLoading) } }
    }
    private let loading = LatestTask()

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

    // MARK: Events

    func viewDidAppear() {
        if !list.isLoaded, !isLoading { refresh() }
    }

    func didEditSearch(_ text: String) {
        searchText = text
        refresh()
    }

    func didPullToRefresh() {
        refresh()
    }

    func didReachEnd() {
        if !isLoading, let query = list.nextPage { load(query) }
    }

    func didSelectRow(at index: Int) {
        view?.push(.article(list.articles[index]))
    }

    // MARK: Loading

    private func refresh() {
        load(PageQuery(matching: searchText))
    }

    /// Loads a page, and cancels the previous load.
    private func load(_ query: PageQuery) {
        isLoading = true
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
        view?.reloadRows()
        view?.showEmptyText(Texts.emptyList(unmatched: list.unmatchedText))
        isLoading = false
    }

    private func didFail(_ error: ServiceError) {
        // A cancelled load leaves the indicator to the load that replaced it.
        if error == .cancelled { return }
        isLoading = false
        show(error)
    }
}
