import Services

/// A screen, with the content that it shows. A presenter names a screen without knowing how it is made.
enum Screen: Equatable {
    case login
    case home
    case article(Article)
}
