@testable import VIPER

/// What a presenter told its wireframe.
enum Move: Equatable {
    case showLogin
    case showHome
    case showNews
    case showArticle(ArticleContent)
}
