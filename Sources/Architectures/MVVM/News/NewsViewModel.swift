import AppContract
import Services

final class NewsViewModel {
    /// Told with each page, even if the number is the same: the view then asks for its rows again.
    let numberOfRows: ObservableValue<Int>
    /// Says why there are no rows; an empty text says nothing.
    let emptyText: ObservableValue<String>
    let status: Status

    private let news: any NewsService
    private let clock: any AppClock
    private let router: NewsRouter

    private let results = Observable(Results())
    private let activity = Activity()
    private var shownIDs: Set<Article.ID> = []
    private var nextCursor: String?

    private var searchText = ""
    private let loading = LatestTask()

    init(news: any NewsService, clock: any AppClock, router: NewsRouter) {
        self.news = news
        self.clock = clock
        self.router = router
        status = activity.status
        numberOfRows = results.map { $0.articles.count }
        emptyText = results.map(\.emptyText)
    }

    func row(at index: Int) -> ArticleRow {
        let article = results.value.articles[index]
        return ArticleRow(
            title: article.title, byline: Texts.byline(of: article, now: clock.now))
    }

    // MARK: Events

    func viewDidAppear() {
        if results.value.text == nil, !status.isLoading.value { refresh() }
    }

    func search(_ text: String) {
        searchText = text
        refresh()
    }

    func refresh() {
        load(matching: searchText)
    }

    func loadNextPage() {
        guard !status.isLoading.value, let text = results.value.text, let nextCursor else { return }
        load(matching: text, after: nextCursor)
    }

    func selectRow(at index: Int) {
        router.showArticle(results.value.articles[index])
    }

    // MARK: Loading

    /// Loads a page. It supersedes whatever load is under way.
    private func load(matching text: String, after cursor: String? = nil) {
        activity.setLoading(true)
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
        activity.setLoading(false)
        if isFirst { shownIDs = [] }
        let new = page.articles.filter { shownIDs.insert($0.id).inserted }
        nextCursor = page.nextCursor
        results.update {
            if isFirst { $0 = Results(text: text) }
            $0.articles += new
        }
    }

    private func didFail(_ error: ServiceError) {
        // A superseded load leaves the rest to the load that replaced it.
        if error == .cancelled { return }
        activity.setLoading(false)
        activity.show(error)
        if error == .sessionEnded { router.showLogin() }
    }
}

/// The articles that are shown, and what they match: one value, so that both change together.
private struct Results {
    /// Nil until the first page is there.
    var text: String?
    var articles: [Article] = []

    var emptyText: String {
        guard articles.isEmpty, let text else { return "" }
        return text.isEmpty ? Texts.noNews : Texts.noMatch(for: text)
    }
}
