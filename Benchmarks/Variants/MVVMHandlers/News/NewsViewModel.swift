import Services

/// What the view binds to. The work is done by the two handlers of the context.
final class NewsViewModel {
    let searchText = Observable("")
    /// Says why there are no rows; an empty text says nothing.
    let emptyText: ObservableValue<String>
    let status: Status

    private let context: NewsContext

    convenience init(news: any NewsService, clock: any AppClock, navigation: NewsNavigation) {
        self.init(context: NewsContext(news: news, clock: clock, navigation: navigation))
    }

    init(context: NewsContext) {
        self.context = context
        status = context.data.status
        emptyText = context.data.rows.map(\.emptyText)
        searchText.bindNext(to: self) { $0.context.business.search($1) }
    }

    var rows: ObservableValue<NewsRows> { context.data.rows }

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
