import AppContract
import Services

/// The articles that are shown, and what they match: one value, so that all of it changes together. Each row is made when
/// it is asked for, on the main actor: its age follows the clock, and of 100,000 rows a table shows twenty.
struct NewsRows: @MainActor RandomAccessCollection {
    private(set) var articles: [Article] = []
    /// What they match; nil until the first page is there.
    let text: String?
    /// Where the next page begins; nil if there is none.
    private(set) var nextCursor: String?

    private var ids: Set<Article.ID> = []
    let clock: any AppClock

    init(matching text: String? = nil, clock: any AppClock) {
        self.text = text
        self.clock = clock
    }

    var startIndex: Int { articles.startIndex }
    var endIndex: Int { articles.endIndex }

    subscript(index: Int) -> ArticleRow {
        let article = articles[index]
        return ArticleRow(
            title: article.title, byline: Texts.byline(of: article, now: clock.now))
    }

    var emptyText: String {
        guard articles.isEmpty, let text else { return "" }
        return text.isEmpty ? Texts.noNews : Texts.noMatch(for: text)
    }

    /// Adds the next page. It may repeat articles that are here: news that are published meanwhile shift the pages.
    mutating func append(_ page: Page) {
        articles += page.articles.filter { ids.insert($0.id).inserted }
        nextCursor = page.nextCursor
    }
}
