import Services

final class HomeViewModel {
    private let authentication: any AuthenticationService
    private weak let navigation: (any HomeNavigation)?

    init(authentication: any AuthenticationService, navigation: any HomeNavigation) {
        self.authentication = authentication
        self.navigation = navigation
    }

    func logOut() {
        authentication.logOut()
        navigation?.didLogOut()
    }
}
