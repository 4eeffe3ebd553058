import Foundation
import Services

final class LoginViewModel {
    let username = Observable("")
    let password = Observable("")
    let canLogIn: ObservableValue<Bool>
    let status = Status()

    private let authentication: any AuthenticationService
    private let router: LoginRouter
    private var loggingIn: Task<Void, Never>?

    init(authentication: any AuthenticationService, router: LoginRouter) {
        self.authentication = authentication
        self.router = router
        canLogIn = username.combineLatest(password, status.isLoading) {
            username, password, isLoading in
            !username.allSatisfy(\.isWhitespace) && !password.isEmpty && !isLoading
        }
    }

    isolated deinit {
        loggingIn?.cancel()
    }

    func logIn() {
        guard canLogIn.value else { return }
        status.setLoading(true)
        let credentials = Credentials(
            username: username.value.trimmingCharacters(in: .whitespaces),
            password: password.value)
        loggingIn = Task.immediate { [weak self, authentication] in
            do throws(ServiceError) {
                try await authentication.logIn(with: credentials)
                self?.didLogIn()
            } catch {
                self?.didFail(error)
            }
        }
    }

    private func didLogIn() {
        router.showHome()
    }

    private func didFail(_ error: ServiceError) {
        if error == .wrongCredentials { password.value = "" }
        status.setLoading(false)
        status.show(error)
    }
}
