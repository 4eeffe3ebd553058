final class HomePresenter: HomeViewOutput {
    private let interactor: any HomeInteractorInput
    private weak let output: (any HomeModuleOutput)?

    init(interactor: any HomeInteractorInput, output: (any HomeModuleOutput)?) {
        self.interactor = interactor
        self.output = output
    }

    func didTapLogOut() {
        interactor.logOut()
        output?.didLogOut()
    }
}
