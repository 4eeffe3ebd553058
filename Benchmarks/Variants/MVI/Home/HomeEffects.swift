import Services

enum HomeEffect: Equatable {
    case logOut
    /// Tells the navigator of the log-out.
    case leave
}

final class HomeEffects: Effects {
    private let authentication: any AuthenticationService
    private weak let navigation: (any Navigation)?

    init(authentication: any AuthenticationService, navigation: any Navigation) {
        self.authentication = authentication
        self.navigation = navigation
    }

    func perform(_ effect: HomeEffect, send: @escaping (HomeIntent) -> Void) {
        switch effect {
        case .logOut: authentication.logOut()
        case .leave: navigation?.didLogOut()
        }
    }
}
