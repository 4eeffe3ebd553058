import Services

/// Where a view model asked to go.
enum Move: Equatable {
    case home
    case login
    case news
    case article(Article)
}
