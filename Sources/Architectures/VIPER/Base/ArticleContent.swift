import Foundation
import Services

/// The parts of an article that screens show. Interactors make it, so that no presenter or view gets an entity. Errors and
/// reasons do reach presenters, because they only name an outcome.
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
