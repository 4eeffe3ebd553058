import AppContract
import Services

/// What the view binds to. The work is done by the two handlers of the context.
final class NewsViewModel {
    let searchText = Observable("")
    /// Says why there are no rows. An empty text says nothing.
    let emptyText: ObservableValue<String>

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
        emptyText = context.data.list.map { list in
            guard let text = list.unmatchedText else { return "" }
            return text.isEmpty ? Texts.noNews : Texts.noMatch(for: text)
        }
        searchText.bind(to: self, dropFirst: true) { $0.context.business.search($1) }
    }

    var status: Status { context.data.status }
    var list: ObservableValue<ArticleList> { context.data.list }
    var numberOfRows: Int { list.value.articles.count }

    func row(at index: Int) -> ArticleRow {
        let article = list.value.articles[index]
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
