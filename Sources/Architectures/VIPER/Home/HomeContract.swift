protocol HomeViewOutput: AnyObject {
    func didTapLogOut()
}

protocol HomeInteractorInput: AnyObject {
    func logOut()
}

protocol HomeWireframeInput: AnyObject {
    func showLogin()
}
