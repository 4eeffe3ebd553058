import Services

/// Gets the pages of the news, and holds what is shown of them.
protocol NewsDataHandling: AnyObject {
    var articles: ObservableValue<[Article]> { get }
    /// What the articles match; nil until the first page is there.
    var shownText: String? { get }
    var status: Status { get }
    var failure: Event<ServiceError> { get }

    func loadFirstPage(matching text: String)
    func loadNextPage()
}

final class NewsDataHandler: NewsDataHandling {
    let status = Status()
    let failure = Event<ServiceError>()
    private(set) var shownText: String?

    private let news: any NewsService
    private let loadedArticles = Observable<[Article]>([])
    private var shownIDs: Set<Article.ID> = []
    private var nextCursor: String?
    private var loading: Task<Void, Never>?

    init(news: any NewsService) {
        self.news = news
    }

    isolated deinit {
        loading?.cancel()
    }

    var articles: ObservableValue<[Article]> { loadedArticles }

    func loadFirstPage(matching text: String) {
        load(matching: text)
    }

    func loadNextPage() {
        guard !status.isLoading.value, let shownText, let nextCursor else { return }
        load(matching: shownText, after: nextCursor)
    }

    /// Loads a page. It supersedes whatever load is under way.
    private func load(matching text: String, after cursor: String? = nil) {
        status.setLoading(true)
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
        status.setLoading(false)
        if isFirst {
            shownIDs = []
            shownText = text
        }
        let new = page.articles.filter { shownIDs.insert($0.id).inserted }
        nextCursor = page.nextCursor
        loadedArticles.value = isFirst ? new : loadedArticles.value + new
    }

    private func didFail(_ error: ServiceError) {
        // A superseded load leaves the rest to the load that replaced it.
        if error == .cancelled { return }
        status.setLoading(false)
        failure.send(error)
    }
}
