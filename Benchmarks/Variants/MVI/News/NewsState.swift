import AppContract
import Foundation
import Services

struct NewsState: Equatable {
    var searchText = ""
    var list = ArticleList()
    var isLoading = false

    /// Why there are no rows. An empty text shows nothing.
    var emptyText: String { Texts.emptyList(list.emptyReason(for: searchText)) }
    var numberOfRows: Int { list.articles.count }

    func row(at index: Int, now: Date) -> ArticleRow {
        let article = list.articles[index]
        return ArticleRow(title: article.title, byline: Texts.byline(of: article, now: now))
    }
}
