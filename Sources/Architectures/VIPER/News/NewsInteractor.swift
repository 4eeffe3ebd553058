import Services

final class NewsInteractor: NewsInteractorInput {
    weak var output: (any NewsInteractorOutput)?
    private let news: any NewsService

    private var articles: [Article] = []
    private var shownIDs: Set<Article.ID> = []
    /// What the articles match; nil until the first page is there.
    private var shownText: String?
    private var nextCursor: String?

    private var searchText = ""
    private var isLoading = false {
        didSet { if isLoading != oldValue { output?.didChangeLoading(isLoading) } }
    }
    private let loading = LatestTask()

    init(news: any NewsService) {
        self.news = news
    }

    var numberOfArticles: Int { articles.count }

    func article(at index: Int) -> ArticleContent {
        ArticleContent(articles[index])
    }

    func loadIfNeeded() {
        if shownText == nil, !isLoading { refresh() }
    }

    func search(_ text: String) {
        searchText = text
        refresh()
    }

    func refresh() {
        load(matching: searchText)
    }

    func loadNextPage() {
        guard !isLoading, let shownText, let nextCursor else { return }
        load(matching: shownText, after: nextCursor)
    }

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
        output?.didLoad(matching: text)
    }

    private func didFail(_ error: ServiceError) {
        // A superseded load leaves the rest to the load that replaced it.
        if error == .cancelled { return }
        isLoading = false
        output?.didFail(error)
    }
}
