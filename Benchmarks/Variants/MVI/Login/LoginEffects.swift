import Services

enum LoginEffect: Equatable {
    case logIn(Credentials)
    case showHome
    case showToast(String)
}

final class LoginEffects: Effects {
    private let authentication: any AuthenticationService
    private weak var navigator: Navigator?
    private let loggingIn = LatestTask()

    init(authentication: any AuthenticationService, navigator: Navigator?) {
        self.authentication = authentication
        self.navigator = navigator
    }

    func perform(_ effect: LoginEffect, for store: Store<LoginReducer>) {
        switch effect {
        case .logIn(let credentials): logIn(with: credentials, for: store)
        case .showHome: navigator?.showHome()
        case .showToast(let text): navigator?.showToast(text)
        }
    }

    private func logIn(with credentials: Credentials, for store: Store<LoginReducer>) {
        loggingIn.start { [weak store, authentication] in
            do throws(ServiceError) {
                try await authentication.logIn(with: credentials)
                store?.send(.loggedIn)
            } catch {
                store?.send(.failed(error))
            }
        }
    }
}
