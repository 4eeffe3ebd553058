/// A screen and what it shows.
enum Screen: Equatable {
    case login
    case home
    case article(ArticleContent)
}
