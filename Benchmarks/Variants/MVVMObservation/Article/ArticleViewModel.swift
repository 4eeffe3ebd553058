import AppContract
import Services

/// An article does not change, so nothing is observed.
struct ArticleViewModel {
    let title: String
    let byline: String
    let body: String

    init(article: Article, clock: any AppClock) {
        title = article.title
        byline = Texts.byline(of: article, now: clock.now)
        body = article.body
    }
}
