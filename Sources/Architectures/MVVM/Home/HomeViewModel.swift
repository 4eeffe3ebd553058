import Services

final class HomeViewModel {
    private let authentication: any AuthenticationService
    private weak var navigation: (any HomeNavigation)?

    init(authentication: any AuthenticationService, navigation: any HomeNavigation) {
        self.authentication = authentication
        self.navigation = navigation
    }

    func logOut() {
        // End the session first, because an active session would open a waiting link over the log-in.
        authentication.logOut()
        navigation?.showLogin()
    }
}
