import Services

enum HomeEffect: Equatable {
    case logOut
    case showLogin
}

final class HomeEffects: Effects {
    private let authentication: any AuthenticationService
    private weak var navigator: Navigator?

    init(authentication: any AuthenticationService, navigator: Navigator?) {
        self.authentication = authentication
        self.navigator = navigator
    }

    func perform(_ effect: HomeEffect, for store: Store<HomeReducer>) {
        switch effect {
        case .logOut: authentication.logOut()
        case .showLogin: navigator?.showLogin()
        }
    }
}
