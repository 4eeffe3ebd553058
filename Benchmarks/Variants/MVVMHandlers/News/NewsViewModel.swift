import AppContract
import Services

/// What the view binds to. The two handlers of the context do the work.
final class NewsViewModel {
    /// Set whenever the rows change, even if their number stays the same. The view then asks for the visible rows.
    let numberOfRows: ObservableValue<Int>
    /// Why there are no rows; empty if there are some, or before the first page.
    let emptyText: ObservableValue<String>
    var searchText: Observable<String> { context.business.searchText }
    var status: Status { context.data.status }

    private let context: NewsContext
    private let clock: any AppClock

    convenience init(
        news: any NewsService, clock: any AppClock, navigation: any NewsNavigation
    ) {
        self.init(context: NewsContext(news: news, navigation: navigation), clock: clock)
    }

    init(context: NewsContext, clock: any AppClock) {
        self.context = context
        self.clock = clock
        numberOfRows = context.data.list.map { $0.articles.count }
        emptyText = context.data.list.map { Texts.emptyList(unmatched: $0.unmatchedText) }
    }

    func row(at index: Int) -> ArticleRow {
        let article = context.data.list.value.articles[index]
        return ArticleRow(
            title: article.title, byline: Texts.byline(of: article, now: clock.now))
    }

    func loadIfNeeded() {
        context.business.loadIfNeeded()
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
