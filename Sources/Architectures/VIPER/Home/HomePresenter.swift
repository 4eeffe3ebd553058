/// The screen itself never changes, so this presenter needs no view.
final class HomePresenter: HomeViewOutput {
    private let interactor: any HomeInteractorInput
    private weak let moduleOutput: (any HomeModuleOutput)?

    init(interactor: any HomeInteractorInput, moduleOutput: any HomeModuleOutput) {
        self.interactor = interactor
        self.moduleOutput = moduleOutput
    }

    func didTapLogOut() {
        interactor.logOut()
        moduleOutput?.didLogOut()
    }
}
