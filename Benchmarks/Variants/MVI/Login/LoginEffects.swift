import Services

enum LoginEffect: Equatable {
    case logIn(Credentials)
    /// Tells the navigator of the log-in.
    case leave
    case showToast(String)
}

final class LoginEffects: Effects {
    private let authentication: any AuthenticationService
    private weak let navigation: (any Navigation)?
    private let logInTask = LatestTask()

    init(authentication: any AuthenticationService, navigation: any Navigation) {
        self.authentication = authentication
        self.navigation = navigation
    }

    func perform(_ effect: LoginEffect, send: @escaping (LoginIntent) -> Void) {
        switch effect {
        case .logIn(let credentials):
            logInTask.start(sending: send, failed: LoginIntent.failed) {
                [authentication] () throws(ServiceError) in
                try await authentication.logIn(with: credentials)
                return .loggedIn
            }
        case .leave: navigation?.didLogIn()
        case .showToast(let text): navigation?.showToast(text)
        }
    }
}
