import AppContract
import Services

/// The face of the news: what the view binds to. The work is done by two handlers.
final class NewsViewModel {
    let searchText = Observable("")

    private let context = NewsContext()
    private let dataHandler: NewsDataHandler
    private let businessHandler: NewsBusinessHandler
    private let clock: any AppClock
    private let router: NewsRouter
    private var tokens: [ObservationToken] = []

    init(news: any NewsService, clock: any AppClock, router: NewsRouter) {
        self.clock = clock
        self.router = router
        dataHandler = NewsDataHandler(context: context, news: news)
        businessHandler = NewsBusinessHandler(context: context, router: router)
        searchText.bind(to: businessHandler) { $0.search($1) }.store(in: &tokens)
    }

    var status: Status { context.status }
    var rowCount: Observable<Int> { businessHandler.articleCount }
    var emptyText: Observable<String> { businessHandler.emptyText }

    func row(at index: Int) -> ArticleRow {
        let article = businessHandler.articles[index]
        return ArticleRow(
            title: article.title, byline: Texts.byline(of: article, now: clock.now))
    }

    func viewDidAppear() {
        businessHandler.loadIfNeeded()
    }

    func refresh() {
        businessHandler.refresh()
    }

    func reachedEnd() {
        businessHandler.loadNextPage()
    }

    func selectRow(at index: Int) {
        router.showArticle(businessHandler.articles[index])
    }
}
