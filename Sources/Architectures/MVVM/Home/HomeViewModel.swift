import Services

final class HomeViewModel {
    private let authentication: any AuthenticationService
    private let router: HomeRouter

    init(authentication: any AuthenticationService, router: HomeRouter) {
        self.authentication = authentication
        self.router = router
    }

    func logOut() {
        authentication.logOut()
        router.showLogin()
    }
}
