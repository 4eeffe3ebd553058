import Services

final class HomeViewModel {
    private let authentication: any AuthenticationService
    private let navigation: HomeNavigation

    init(authentication: any AuthenticationService, navigation: HomeNavigation) {
        self.authentication = authentication
        self.navigation = navigation
    }

    func logOut() {
        authentication.logOut()
        navigation.showLogin()
    }
}
