import Services

final class NewsInteractor: NewsInteractorInput {
    weak var output: (any NewsInteractorOutput)?
    private let news: any NewsService

    private var list = ArticleList()
    private var searchText = ""
    private var isLoading = false {
        didSet { output?.didChangeLoading(isLoading) }
    }
    private let loadTask = LatestTask()

    init(news: any NewsService) {
        self.news = news
    }

    var numberOfArticles: Int { list.articles.count }

    func article(at index: Int) -> ArticleContent {
        ArticleContent(list.articles[index])
    }

    func loadIfNeeded() {
        if !isLoading, let query = list.missingPage(for: searchText) { load(query) }
    }

    func search(_ text: String) {
        searchText = text
        reportEmptyReason()
        refresh()
    }

    func refresh() {
        load(PageQuery(matching: searchText))
    }

    func loadNextPage() {
        if !isLoading, let query = list.nextPage(for: searchText) { load(query) }
    }

    private func reportEmptyReason() {
        output?.didChangeEmptyReason(list.emptyReason(for: searchText))
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
        output?.didLoad()
        reportEmptyReason()
    }

    private func didFail(_ error: ServiceError) {
        // A cancelled load leaves the indicator to the load that replaced it.
        if error == .cancelled { return }
        isLoading = false
        output?.didFail(error)
    }
}
