import Services

/// What a presenter told its wireframe.
enum Move: Equatable {
    case didLogIn
    case didLogOut
    case sessionDidEnd
    case showNews
    case showArticle(Article)
}
