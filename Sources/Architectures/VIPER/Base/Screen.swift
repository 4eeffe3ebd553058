/// A screen, with the content that it shows.
enum Screen: Equatable {
    case login
    case home
    case article(ArticleContent)
}
