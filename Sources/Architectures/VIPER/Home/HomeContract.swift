protocol HomeViewOutput: AnyObject {
    func didTapLogOut()
}

protocol HomeInteractorInput: AnyObject {
    func logOut()
}

/// Gets the outcome of the module. The root presenter adopts it.
protocol HomeModuleOutput: AnyObject {
    func didLogOut()
}
