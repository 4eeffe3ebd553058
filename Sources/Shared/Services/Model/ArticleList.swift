/// The loaded articles that match a text. Each article is listed once.
package struct ArticleList: Equatable, Sendable {
    package private(set) var articles: [Article] = []
    /// The query for the next page; nil if there is none, or before the first page.
    package private(set) var nextPage: PageQuery?

    /// The text that the articles match; nil before the first page.
    private var text: String?
    private var ids: Set<Article.ID> = []

    /// An empty list, before the first page.
    package init() {}

    /// Whether the first page has been loaded.
    package var isLoaded: Bool { text != nil }

    /// The text that no article matches; nil if there are articles, or before the first page.
    package var unmatchedText: String? { articles.isEmpty ? text : nil }

    /// Takes in the answer to a query. A first page replaces the list. Another page is appended if the list still
    /// waits for it; otherwise it is dropped, because it belongs to a list that has been replaced.
    ///
    /// A page may repeat articles of the list, because newly published ones shift the pages.
    /// Complexity: O(articles of the page).
    package mutating func receive(_ page: Page, for query: PageQuery) {
        if query.cursor == nil {
            self = ArticleList()
            text = query.text
        } else if query != nextPage {
            return
        }
        articles += page.articles.filter { ids.insert($0.id).inserted }
        nextPage = page.nextCursor.map { PageQuery(matching: query.text, after: $0) }
    }
}
