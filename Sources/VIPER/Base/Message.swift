import Services

/// What a module has to say to the application wireframe, which alone knows what comes of it.
enum Message: Equatable {
    case didLogIn
    case didLogOut
    case sessionDidEnd
    case didChooseNews
    case didChooseArticle(Article)
}
