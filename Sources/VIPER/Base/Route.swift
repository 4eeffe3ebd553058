/// What becomes of the stack of screens.
enum Route: Equatable {
    /// The screen becomes the only one.
    case root(Screen)
    /// The screen comes on top.
    case push(Screen)
    /// All screens but the bottom one go.
    case popToRoot

    /// Where a message of a module leads: the whole map of the app.
    ///
    /// - Returns: Nil if that module has no business sending it.
    init?(_ message: Message, from module: ModuleName) {
        switch (module, message) {
        case (.login, .didLogIn): self = .root(.home)
        case (.home, .didLogOut): self = .root(.login)
        case (.news, .didChooseArticle(let article)): self = .push(.article(article))
        case (.link, .didChooseArticle(let article)): self = .push(.article(article))
        case (.link, .didChooseNews): self = .popToRoot
        case (.news, .sessionDidEnd), (.feedback, .sessionDidEnd), (.link, .sessionDidEnd):
            self = .root(.login)
        default: return nil
        }
    }
}
