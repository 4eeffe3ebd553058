import AppContract
import Foundation
import Services

struct NewsState: Equatable {
    var searchText = ""
    var list = ArticleList()
    var isLoading = false

    var numberOfRows: Int { list.articles.count }
    /// Why there are no rows; empty if there are some, or before the first page.
    var emptyText: String { Texts.emptyList(unmatched: list.unmatchedText) }

    func row(at index: Int, now: Date) -> ArticleRow {
        let article = list.articles[index]
        return ArticleRow(title: article.title, byline: Texts.byline(of: article, now: now))
    }
}
