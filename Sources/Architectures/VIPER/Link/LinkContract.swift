import Services

/// The module as the application wireframe sees it.
protocol LinkModuleInput: AnyObject {
    func open(_ link: String)

    /// `screen` is about to become the only one.
    func willSetRoot(_ screen: Screen)
    /// The screen has become the only one. Showing it may have led to another one by now.
    func didSetRoot()
}

protocol LinkInteractorInput: AnyObject {
    func attach(_ output: any LinkInteractorOutput)
    func open(_ link: String)
    func sessionDidBegin()
    func sessionDidEnd()
    /// Opens the link that waited for the log-in, once; while nobody is logged in, it waits on.
    func openWaitingLink()
}

protocol LinkInteractorOutput: AnyObject {
    func didReject()
    func didChooseNews()
    func didStartLoading()
    func didStopLoading()
    func didLoad(_ article: Article)
    func didFail(_ error: ServiceError)
}

protocol LinkWireframeInput: AnyObject {
    func showNews()
    func showArticle(_ article: Article)
    func sessionDidEnd()
}
