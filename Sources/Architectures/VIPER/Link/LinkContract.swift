import Services

/// The module as the root wireframe sees it.
protocol LinkModuleInput: AnyObject {
    func open(_ link: String)

    /// Another screen is about to become the only one.
    func willSetRoot()
    /// The screen has become the only one. It may be gone already, because its first request may have met the end of the session.
    func didSetRoot()
}

protocol LinkInteractorInput: AnyObject {
    func open(_ link: String)
    /// Cancels the load of a link, because its article would open over the wrong screen. The link waits, unless the person
    /// has logged out.
    func interrupt()
    /// Opens the link that waits, if there is one. While nobody is logged in, it goes on waiting.
    func openWaitingLink()
}

protocol LinkInteractorOutput: AnyObject {
    func didReject()
    func didChangeLoading(_ isLoading: Bool)
    func didResolve(_ target: LinkTarget)
    func didFail(_ error: ServiceError)
    func sessionDidEnd()
}

protocol LinkWireframeInput: AnyObject {
    func showNews()
    func showArticle(_ content: ArticleContent)
    func showLogin()
}

/// What a link leads to.
enum LinkTarget: Equatable {
    case news
    case article(ArticleContent)
}
