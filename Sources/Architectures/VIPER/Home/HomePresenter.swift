final class HomePresenter: HomeViewOutput {
    private let interactor: any HomeInteractorInput
    private let wireframe: any HomeWireframeInput

    init(interactor: any HomeInteractorInput, wireframe: any HomeWireframeInput) {
        self.interactor = interactor
        self.wireframe = wireframe
    }

    func didTapLogOut() {
        // End the session first, because an active session would open a waiting link over the log-in.
        interactor.logOut()
        wireframe.showLogin()
    }
}
