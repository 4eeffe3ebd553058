import AppContract
import Services

final class LoginInteractor: LoginInteractorInput {
    weak var output: (any LoginInteractorOutput)?
    private let authentication: any AuthenticationService
    private var isWaiting = false
    private let loggingIn = LatestTask()

    init(authentication: any AuthenticationService) {
        self.authentication = authentication
    }

    func isComplete(username: String, password: String) -> Bool {
        !username.trimmed.isEmpty && !password.isEmpty
    }

    func logIn(username: String, password: String) {
        guard !isWaiting, isComplete(username: username, password: password) else { return }
        isWaiting = true
        output?.didStartLoggingIn()
        let credentials = Credentials(username: username.trimmed, password: password)
        loggingIn.start { [weak self, authentication] in
            do throws(ServiceError) {
                try await authentication.logIn(with: credentials)
                self?.output?.didLogIn()
            } catch {
                self?.didFail(error)
            }
        }
    }

    private func didFail(_ error: ServiceError) {
        isWaiting = false
        output?.didFail(error)
    }
}
