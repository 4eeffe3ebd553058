import Services

/// What a module reports to the application wireframe, which alone knows where it leads.
enum Message: Equatable {
    case didLogIn
    case didLogOut
    case sessionDidEnd
    case didChooseNews
    case didChooseArticle(Article)
}
