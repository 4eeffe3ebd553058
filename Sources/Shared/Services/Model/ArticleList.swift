/// The loaded articles that match a text. Each article is listed once.
///
/// While a person types, the list may still be the one of an older text. So its questions take the text of the search
/// field, and then the answer is about the first page of that text.
package struct ArticleList: Equatable, Sendable {
    /// Why a list has no articles.
    package enum EmptyReason: Equatable, Sendable {
        case noArticles
        case noMatch(for: String)
    }

    package private(set) var articles: [Article] = []

    /// The text that the articles match; nil before the first page.
    private var text: String?
    /// The query for the page after the last article; nil if there is none.
    private var next: PageQuery?
    private var ids: Set<Article.ID> = []

    /// An empty list, before the first page.
    package init() {}

    /// The query for the first page; nil if the list has it.
    package func missingPage(for text: String) -> PageQuery? {
        self.text == text ? nil : PageQuery(matching: text)
    }

    /// The query for the page at the end of the list; nil if there is none. Asks for the first page if the list is the one
    /// of another text.
    package func nextPage(for text: String) -> PageQuery? {
        missingPage(for: text) ?? next
    }

    /// Why there are no articles; nil if there are some, or if the list is the one of another text.
    package func emptyReason(for text: String) -> EmptyReason? {
        if !articles.isEmpty || self.text != text { return nil }
        return text.isEmpty ? .noArticles : .noMatch(for: text)
    }

    /// Takes in the answer to a query. A first page replaces the list. Another page is appended if the list still
    /// waits for it; otherwise it is dropped, because it belongs to a list that has been replaced.
    ///
    /// A page may repeat articles of the list, because newly published ones shift the pages.
    /// Complexity: O(articles of the page).
    package mutating func receive(_ page: Page, for query: PageQuery) {
        if query.cursor == nil {
            self = ArticleList()
            text = query.text
        } else if query != next {
            return
        }
        articles += page.articles.filter { ids.insert($0.id).inserted }
        next = page.nextCursor.map { PageQuery(matching: query.text, after: $0) }
    }
}
