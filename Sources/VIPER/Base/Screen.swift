import Services

/// A screen, and what it must be given.
enum Screen: Equatable {
    case login
    case home
    case article(Article)
}
