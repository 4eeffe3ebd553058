final class HomePresenter: HomeViewOutput {
    private let interactor: any HomeInteractorInput
    private let wireframe: any HomeWireframeInput

    init(interactor: any HomeInteractorInput, wireframe: any HomeWireframeInput) {
        self.interactor = interactor
        self.wireframe = wireframe
    }

    func didTapLogOut() {
        interactor.logOut()
        wireframe.showLogin()
    }
}
