import Services

/// A screen, and what it must be given: the way a presenter names one without knowing how it is made.
enum Screen: Equatable {
    case login
    case home
    case article(Article)
}
