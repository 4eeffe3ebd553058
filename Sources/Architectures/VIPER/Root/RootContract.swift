import Services

/// The module as the app sees it.
protocol RootModuleInput: AnyObject {
    func launch()
    func open(_ link: String)
}

protocol RootInteractorInput: AnyObject {
    var isLoggedIn: Bool { get }
    func open(_ link: String)
    /// Opens the link that waits, if there is one and somebody is logged in.
    func openWaitingLink()
    /// Stops loading the link, and forgets it.
    func dropLink()
}

protocol RootInteractorOutput: AnyObject {
    func didRejectLink()
    func didChangeLoading(_ isLoading: Bool)
    func didResolveNews()
    func didResolveArticle(_ content: ArticleContent)
    func didFail(_ error: ServiceError)
    func sessionDidEnd()
}

protocol RootWireframeInput: AnyObject {
    func showLogin(moduleOutput: any LoginModuleOutput)
    func showHome(moduleOutput: any HomeModuleOutput)
    func showNews()
    func showArticle(_ content: ArticleContent)
}
