import Services

final class HomePresenter<View: HomeView>: BasePresenter<View> {
    private let authentication: any AuthenticationService

    init(authentication: any AuthenticationService) {
        self.authentication = authentication
    }

    func didTapLogOut() {
        // End the session first, because an active session would open a waiting link over the log-in.
        authentication.logOut()
        view?.setRoot(.login)
    }
}
