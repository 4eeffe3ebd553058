import AppContract
import Services

/// Decides which pages to ask for, and which articles to show of those that come.
final class NewsBusinessHandler {
    private(set) var articles: [Article] = []
    /// The number of articles; set whenever they change, even to as many others.
    let articleCount = Observable(0)
    let emptyText = Observable("")

    private let context: NewsContext
    private let router: NewsRouter
    private var shownIDs: Set<Article.ID> = []
    /// What the articles match; nil until the first page has come.
    private var shownText: String?
    private var nextCursor: String?
    private var searchText = ""
    private var tokens: [ObservationToken] = []

    init(context: NewsContext, router: NewsRouter) {
        self.context = context
        self.router = router
        context.answer.bind(to: self) { handler, answer in
            switch answer {
            case .success(let page): handler.didLoad(page)
            case .failure(let error): handler.didFail(error)
            case nil: break
            }
        }.store(in: &tokens)
    }

    // MARK: Asking

    func loadIfNeeded() {
        if shownText == nil, !isLoading { refresh() }
    }

    func search(_ text: String) {
        if text == searchText { return }
        searchText = text
        refresh()
    }

    func refresh() {
        context.request.value = NewsRequest(text: searchText, cursor: nil)
    }

    func loadNextPage() {
        guard !isLoading, let shownText, let nextCursor else { return }
        context.request.value = NewsRequest(text: shownText, cursor: nextCursor)
    }

    private var isLoading: Bool { context.status.isLoading.value }

    // MARK: Showing

    private func didLoad(_ page: Page) {
        if let request = context.request.value, request.isFirstPage {
            articles = []
            shownIDs = []
            shownText = request.text
        }
        articles += page.articles.filter { shownIDs.insert($0.id).inserted }
        nextCursor = page.nextCursor
        articleCount.value = articles.count
        emptyText.value = textForNothing
    }

    private func didFail(_ error: ServiceError) {
        context.status.show(error)
        if error == .sessionEnded { router.endSession() }
    }

    private var textForNothing: String {
        guard articles.isEmpty, let shownText else { return "" }
        return shownText.isEmpty ? Texts.noNews : Texts.noMatch(for: shownText)
    }
}
