import Foundation
import Services

final class LoginViewModel {
    let username = Observable("")
    let password = Observable("")
    let status = Status()

    private let authentication: any AuthenticationService
    private let router: LoginRouter
    private var loggingIn: Task<Void, Never>?

    init(authentication: any AuthenticationService, router: LoginRouter) {
        self.authentication = authentication
        self.router = router
    }

    isolated deinit {
        loggingIn?.cancel()
    }

    var canEdit: Derived<Bool> {
        status.isLoading.map { !$0 }
    }

    var canLogIn: Derived<Bool> {
        username.combineLatest(password).map(Self.isComplete).removingDuplicates()
            .combineLatest(canEdit).map { isComplete, canEdit in isComplete && canEdit }
    }

    func logIn() {
        guard Self.isComplete(username: username.value, password: password.value),
            !status.isLoading.value
        else { return }
        status.isLoading.value = true
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
        status.isLoading.value = false
        status.show(error)
    }

    private static func isComplete(username: String, password: String) -> Bool {
        !username.allSatisfy(\.isWhitespace) && !password.isEmpty
    }
}
