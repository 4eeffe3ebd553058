import Services

enum LoginEffect: Equatable {
    case logIn(Credentials)
    case showHome
    case showToast(String)
}

final class LoginEffects: Effects {
    private let authentication: any AuthenticationService
    private weak var navigation: (any Navigation)?
    private let loggingIn = LatestTask()

    init(authentication: any AuthenticationService, navigation: any Navigation) {
        self.authentication = authentication
        self.navigation = navigation
    }

    func perform(_ effect: LoginEffect, send: @escaping (LoginIntent) -> Void) {
        switch effect {
        case .logIn(let credentials):
            loggingIn.start(sending: send, failed: LoginIntent.failed) {
                [authentication] () throws(ServiceError) in
                try await authentication.logIn(with: credentials)
                return .loggedIn
            }
        case .showHome: navigation?.showHome()
        case .showToast(let text): navigation?.showToast(text)
        }
    }
}
