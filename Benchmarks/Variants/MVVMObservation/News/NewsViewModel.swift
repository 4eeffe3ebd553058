import AppContract
import Observation
import Services

@Observable
final class NewsViewModel {
    let status = Status()
    var searchText = "" {
        didSet { refresh() }
    }

    private let news: any NewsService
    private let clock: any AppClock
    private let navigation: NewsNavigation

    private var results = Results()
    // Nothing of these is shown, so nobody follows them.
    @ObservationIgnored private var shownIDs: Set<Article.ID> = []
    @ObservationIgnored private var nextCursor: String?

    private let loading = LatestTask()

    init(news: any NewsService, clock: any AppClock, navigation: NewsNavigation) {
        self.news = news
        self.clock = clock
        self.navigation = navigation
    }

    var articles: [Article] { results.articles }
    /// Says why there are no rows; an empty text says nothing.
    var emptyText: String { results.emptyText }

    func row(of article: Article) -> ArticleRow {
        ArticleRow(title: article.title, byline: Texts.byline(of: article, now: clock.now))
    }

    func loadIfNeeded() {
        if results.text == nil, !status.isLoading { refresh() }
    }

    func refresh() {
        load(matching: searchText)
    }

    func loadNextPage() {
        guard !status.isLoading, let text = results.text, let nextCursor else { return }
        load(matching: text, after: nextCursor)
    }

    func select(_ article: Article) {
        navigation.showArticle(article)
    }

    // MARK: Loading

    /// Loads a page. It supersedes whatever load is under way.
    private func load(matching text: String, after cursor: String? = nil) {
        status.setLoading(true)
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
        status.setLoading(false)
        if isFirst { shownIDs = [] }
        let new = page.articles.filter { shownIDs.insert($0.id).inserted }
        nextCursor = page.nextCursor
        if isFirst {
            results = Results(text: text, articles: new)
        } else {
            results.articles += new
        }
    }

    private func didFail(_ error: ServiceError) {
        // A superseded load leaves the rest to the load that replaced it.
        if error == .cancelled { return }
        status.setLoading(false)
        if error == .sessionEnded { navigation.showLogin() } else { status.show(error) }
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
