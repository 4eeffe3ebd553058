import AppContract
import Services

/// What the view binds to. The two handlers of the context do the work.
final class NewsViewModel {
    var searchText: Observable<String> { context.business.searchText }
    /// The rows have changed. The view then asks for the visible ones.
    var rowsChanged: EventStream<Void> { rowsChangedSource }
    /// Why there are no rows. An empty text shows nothing.
    var emptyText: ObservableValue<String> { emptyTextSource }
    var status: Status { context.data.status }

    private let context: NewsContext
    private let clock: any AppClock
    private let rowsChangedSource = Event<Void>()
    private let emptyTextSource = Observable("")

    convenience init(
        news: any NewsService, clock: any AppClock, navigation: any NewsNavigation
    ) {
        self.init(context: NewsContext(news: news, navigation: navigation), clock: clock)
    }

    init(context: NewsContext, clock: any AppClock) {
        self.context = context
        self.clock = clock
        context.business.searchText.onChange { [weak self] _ in self?.updateEmptyText() }
        context.data.listChanged.onChange { [weak self] _ in self?.updateRows() }
    }

    // MARK: Rows

    var numberOfRows: Int { context.data.list.articles.count }

    func row(at index: Int) -> ArticleRow {
        let article = context.data.list.articles[index]
        return ArticleRow(
            title: article.title, byline: Texts.byline(of: article, now: clock.now))
    }

    func selectRow(at index: Int) {
        context.business.selectRow(at: index)
    }

    private func updateRows() {
        rowsChangedSource.send(())
        updateEmptyText()
    }

    private func updateEmptyText() {
        emptyTextSource.value = Texts.emptyList(
            context.data.list.emptyReason(for: searchText.value))
    }

    // MARK: Loading

    func loadIfNeeded() {
        context.business.loadIfNeeded()
    }

    func refresh() {
        context.business.refresh()
    }

    func loadNextPage() {
        context.business.loadNextPage()
    }
}
