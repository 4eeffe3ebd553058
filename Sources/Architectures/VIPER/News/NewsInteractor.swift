import Services

final class NewsInteractor: NewsInteractorInput {
    weak var output: (any NewsInteractorOutput)?
    private let news: any NewsService

    private var list = ArticleList()
    private var searchText = ""
    private var isLoading = false {
        didSet { if isLoading != oldValue { output?.didChangeLoading(isLoading) } }
    }
    private let loading = LatestTask()

    init(news: any NewsService) {
        self.news = news
    }

    var numberOfArticles: Int { list.articles.count }

    func article(at index: Int) -> ArticleContent {
        ArticleContent(list.articles[index])
    }

    func loadIfNeeded() {
        if !list.isLoaded, !isLoading { refresh() }
    }

    func search(_ text: String) {
        searchText = text
        refresh()
    }

    func refresh() {
        load(PageQuery(matching: searchText))
    }

    func loadNextPage() {
        if !isLoading, let query = list.nextPage { load(query) }
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
        output?.didLoad(unmatchedText: list.unmatchedText)
        isLoading = false
    }

    private func didFail(_ error: ServiceError) {
        // A cancelled load leaves the indicator to the load that replaced it.
        if error == .cancelled { return }
        isLoading = false
        output?.didFail(error)
    }
}
