final class HomePresenter: HomeViewOutput {
    private let wireframe: any HomeWireframeInput
    private let interactor: any HomeInteractorInput

    init(wireframe: any HomeWireframeInput, interactor: any HomeInteractorInput) {
        self.wireframe = wireframe
        self.interactor = interactor
    }

    func didTapLogOut() {
        interactor.logOut()
        wireframe.didLogOut()
    }
}
