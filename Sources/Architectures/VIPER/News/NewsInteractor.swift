import Services

final class NewsInteractor: NewsInteractorInput {
    weak var output: (any NewsInteractorOutput)?
    private let news: any NewsService

    private var shownIDs: Set<Article.ID> = []
    /// What the rows match; nil until the first page is there.
    private var shownText: String?
    private var nextCursor: String?

    private var searchText = ""
    private var isLoading = false
    private let loading = LatestTask()

    init(news: any NewsService) {
        self.news = news
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
        output?.didStartLoading()
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
        output?.didStopLoading()
        if isFirst {
            shownIDs = []
            shownText = text
        }
        let articles = page.articles.filter { shownIDs.insert($0.id).inserted }
        nextCursor = page.nextCursor
        output?.didLoad(articles, matching: text, isFirst: isFirst)
    }

    private func didFail(_ error: ServiceError) {
        output?.didStopLoading()
        // A superseded load leaves the rest to the load that replaced it.
        if error == .cancelled { return }
        isLoading = false
        output?.didFail(error)
    }
}
