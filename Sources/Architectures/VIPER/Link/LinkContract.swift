import Services

/// The module as the app and the root wireframe see it.
protocol LinkModuleInput: AnyObject {
    func open(_ link: String)

    /// Another screen is about to become the only one.
    func willSetRoot()
    /// The screen has become the only one. It may already be closed, if its first request has shown that the session has
    /// ended.
    func didSetRoot()
}

protocol LinkInteractorInput: AnyObject {
    func open(_ link: String)
    /// Cancels the load of a link, because its article would open over the wrong screen. The link waits, unless the person
    /// has logged out.
    func interrupt()
    /// Opens the waiting link, if there is one and somebody is logged in.
    func openWaitingLink()
}

protocol LinkInteractorOutput: AnyObject {
    func didReject()
    func didChangeLoading(_ isLoading: Bool)
    func didResolveNews()
    func didResolveArticle(_ content: ArticleContent)
    func didFail(_ error: ServiceError)
    func sessionDidEnd()
}

protocol LinkWireframeInput: AnyObject {
    func showNews()
    func showArticle(_ content: ArticleContent)
    func showLogin()
}
