import Services

final class HomePresenter<View: BaseView>: BasePresenter<View> {
    private let authentication: any AuthenticationService

    init(view: View, authentication: any AuthenticationService) {
        self.authentication = authentication
        super.init(view: view)
    }

    func logOut() {
        authentication.logOut()
        view?.setRoot(.login)
    }
}
