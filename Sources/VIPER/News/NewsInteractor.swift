import Services

final class NewsInteractor: NewsInteractorInput {
    private weak var output: (any NewsInteractorOutput)?
    private let news: any NewsService

    private(set) var articles: [Article] = []
    private(set) var shownText: String?
    private var shownIDs: Set<Article.ID> = []
    private var nextCursor: String?

    private var searchText = ""
    private var isLoading = false
    private var loading: Task<Void, Never>?

    init(output: any NewsInteractorOutput, news: any NewsService) {
        self.output = output
        self.news = news
    }

    isolated deinit {
        loading?.cancel()
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

    /// Loads a page; whatever load is under way is superseded.
    private func load(matching text: String, after cursor: String? = nil) {
        isLoading = true
        output?.didStartLoading()
        loading?.cancel()
        loading = Task.immediate { [weak self, news] in
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
            articles = []
            shownIDs = []
            shownText = text
        }
        articles += page.articles.filter { shownIDs.insert($0.id).inserted }
        nextCursor = page.nextCursor
        output?.didChangeArticles()
    }

    private func didFail(_ error: ServiceError) {
        output?.didStopLoading()
        // A load that was superseded leaves everything to the one that took its place.
        if error == .cancelled { return }
        isLoading = false
        output?.didFail(error)
    }
}
