import AppContract
import Foundation
import Services

/// Nothing changes while an article is open, so there is a state, and no intent and no store.
struct ArticleState: Equatable {
    let title: String
    let byline: String
    let body: String

    init(article: Article, now: Date) {
        title = article.title
        byline = Texts.byline(of: article, now: now)
        body = article.body
    }
}
