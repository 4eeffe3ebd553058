import Services

/// What a view model told its navigation.
enum Move: Equatable {
    case didLogIn
    case didLogOut
    case news
    case article(Article)
}
