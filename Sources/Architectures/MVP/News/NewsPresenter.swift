import AppContract
import Services

final class NewsPresenter<View: NewsView>: BasePresenter<View> {
    private let news: any NewsService
    private let clock: any AppClock

    private var articles: [Article] = []
    private var shownIDs: Set<Article.ID> = []
    /// What the rows match; nil until the first page is there.
    private var shownText: String?
    private var nextCursor: String?

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

    var numberOfRows: Int { articles.count }

    func row(at index: Int) -> ArticleRow {
        let article = articles[index]
        return ArticleRow(
            title: article.title, byline: Texts.byline(of: article, now: clock.now))
    }

    // MARK: Events

    func viewDidAppear() {
        if shownText == nil, !isLoading { load(matching: searchText) }
    }

    func didEditSearch(_ text: String) {
        searchText = text
        load(matching: text)
    }

    func didPullToRefresh() {
        load(matching: searchText)
    }

    func didReachEnd() {
        guard !isLoading, let shownText, let nextCursor else { return }
        load(matching: shownText, after: nextCursor)
    }

    func didSelectRow(at index: Int) {
        view?.push(.article(articles[index]))
    }

    // MARK: Loading

    /// Loads a page. It supersedes whatever load is under way.
    private func load(matching text: String, after cursor: String? = nil) {
        isLoading = true
        loading.start { [weak self, news] in
            do throws(ServiceError) {
                let page = try await news.page(matching: text, after: cursor)
                self?.didLoad(page, matching: text, isFirst: cursor == nil)
            } catch {
                self?.didFail(error)
            }
        }
    }

    private func didLoad(_ page: Page, matching text: String, isFirst: Bool) {
        isLoading = false
        if isFirst {
            articles = []
            shownIDs = []
            shownText = text
        }
        articles += page.articles.filter { shownIDs.insert($0.id).inserted }
        nextCursor = page.nextCursor
        view?.reloadRows()
        view?.showEmptyText(emptyText)
    }

    private func didFail(_ error: ServiceError) {
        // A superseded load leaves the rest to the load that replaced it.
        if error == .cancelled { return }
        isLoading = false
        show(error)
    }

    private var emptyText: String {
        guard articles.isEmpty, let shownText else { return "" }
        return shownText.isEmpty ? Texts.noNews : Texts.noMatch(for: shownText)
    }
}
