/// What becomes of the stack of screens.
enum Route: Equatable {
    /// The screen becomes the only one.
    case root(Screen)
    /// The screen comes on top.
    case push(Screen)
    /// All screens but the bottom one go.
    case popToRoot

    /// Where a message leads, whoever sends it: the whole map of the app.
    init(_ message: Message) {
        switch message {
        case .didLogIn: self = .root(.home)
        case .didLogOut, .sessionDidEnd: self = .root(.login)
        case .didChooseNews: self = .popToRoot
        case .didChooseArticle(let article): self = .push(.article(article))
        }
    }
}
