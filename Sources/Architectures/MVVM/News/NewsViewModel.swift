import AppContract
import Services

/// What the view binds to. The work is done by the two handlers of the context.
final class NewsViewModel {
    /// Says why there are no articles; an empty text says nothing.
    let emptyText: ObservableValue<String>
    private let context: NewsContext
    private let clock: any AppClock

    init(context: NewsContext, clock: any AppClock) {
        self.context = context
        self.clock = clock
        emptyText = context.data.articles.map { [data = context.data] articles in
            guard articles.isEmpty, let text = data.shownText else { return "" }
            return text.isEmpty ? Texts.noNews : Texts.noMatch(for: text)
        }
    }

    var articles: ObservableValue<[Article]> { context.data.articles }
    var status: Status { context.data.status }
    var events: any NewsBusinessHandling { context.business }

    var numberOfRows: Int { articles.value.count }

    func row(at index: Int) -> ArticleRow {
        let article = articles.value[index]
        return ArticleRow(
            title: article.title, byline: Texts.byline(of: article, now: clock.now))
    }
}
