import AppContract
import Services

/// What the view binds to. The work is done by the two handlers of the context.
final class NewsViewModel {
    /// Told with each page, even if the number is the same: the view then asks for its rows again.
    let numberOfRows: ObservableValue<Int>
    /// Says why there are no rows; an empty text says nothing.
    let emptyText: ObservableValue<String>
    let status: Status

    private let context: NewsContext
    private let clock: any AppClock

    convenience init(news: any NewsService, clock: any AppClock, router: NewsRouter) {
        self.init(context: NewsContext(news: news, router: router), clock: clock)
    }

    init(context: NewsContext, clock: any AppClock) {
        self.context = context
        self.clock = clock
        status = context.data.activity.status
        numberOfRows = context.data.results.map { $0.articles.count }
        emptyText = context.data.results.map(\.emptyText)
    }

    func row(at index: Int) -> ArticleRow {
        let article = context.data.results.value.articles[index]
        return ArticleRow(
            title: article.title, byline: Texts.byline(of: article, now: clock.now))
    }

    // MARK: Events

    func viewDidAppear() {
        context.business.viewDidAppear()
    }

    func search(_ text: String) {
        context.business.search(text)
    }

    func refresh() {
        context.business.refresh()
    }

    func loadNextPage() {
        context.business.loadNextPage()
    }

    func selectRow(at index: Int) {
        context.business.selectRow(at: index)
    }
}
