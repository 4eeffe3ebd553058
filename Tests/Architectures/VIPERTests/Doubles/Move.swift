@testable import VIPER

/// A move that a presenter asks its wireframe for.
enum Move: Equatable {
    case showLogin
    case showHome
    case showNews
    case showArticle(ArticleContent)
}
