import Services

/// The articles that match a text, as far as their pages have come, each once.
struct ArticleList {
    private(set) var articles: [Article] = []
    /// What they match; nil until the first page is there.
    private(set) var text: String?
    /// Where the next page begins; nil if there is none.
    private(set) var nextCursor: String?

    private var ids: Set<Article.ID> = []

    /// Before the first page.
    init() {}

    init(matching text: String, firstPage: Page) {
        self.text = text
        append(firstPage)
    }

    /// The text that no article matches; nil if there are articles, or no page yet.
    var unmatchedText: String? { articles.isEmpty ? text : nil }

    /// Adds the next page. It may repeat articles that are here: news that are published meanwhile shift the pages.
    mutating func append(_ page: Page) {
        articles += page.articles.filter { ids.insert($0.id).inserted }
        nextCursor = page.nextCursor
    }
}
