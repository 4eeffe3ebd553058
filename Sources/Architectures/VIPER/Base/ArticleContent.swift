import Foundation
import Services

/// What screens show of an article. Interactors make it; the article itself stays behind them.
struct ArticleContent: Equatable {
    let title: String
    let author: String
    let publishedAt: Date
    let body: String

    init(_ article: Article) {
        title = article.title
        author = article.author
        publishedAt = article.publishedAt
        body = article.body
    }
}
