import Services

/// The module as the application wireframe sees it.
protocol LinkModuleInput: AnyObject {
    func open(_ link: String)

    /// Another screen is about to become the only one.
    func willSetRoot()
    /// The screen has become the only one. By now it may be gone again: its first request may have ended the session.
    func didSetRoot()
}

protocol LinkInteractorInput: AnyObject {
    func open(_ link: String)
    /// Stops the link that loads: it would open over the wrong screen. It waits, unless the person has logged out.
    func interrupt()
    /// Opens the link that waits, if there is one. While nobody is logged in, it waits on.
    func openWaitingLink()
}

protocol LinkInteractorOutput: AnyObject {
    func didReject()
    func didChangeLoading(_ isLoading: Bool)
    func didResolve(_ target: LinkTarget)
    func didFail(_ error: ServiceError)
}

protocol LinkWireframeInput: AnyObject {
    func showNews()
    func showArticle(_ content: ArticleContent)
    func showLogin()
}

/// What a link has turned out to name.
enum LinkTarget: Equatable {
    case news
    case article(ArticleContent)
}
