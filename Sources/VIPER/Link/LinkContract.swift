import Services

/// The module as the application wireframe sees it.
protocol LinkModuleInput: AnyObject {
    func open(_ link: String)

    /// Another screen has become the only one.
    func didSetRoot(_ screen: Screen)
}

protocol LinkInteractorInput: AnyObject {
    func open(_ link: String)
    func sessionDidBegin()
    func sessionDidEnd()
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
