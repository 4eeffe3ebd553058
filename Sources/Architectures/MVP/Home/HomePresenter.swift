import Services

final class HomePresenter<View: HomeView>: BasePresenter<View> {
    private let authentication: any AuthenticationService

    init(authentication: any AuthenticationService) {
        self.authentication = authentication
    }

    func didTapLogOut() {
        authentication.logOut()
        view?.setRoot(.login)
    }
}
