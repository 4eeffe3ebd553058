import AppContract
import Services

final class LoginInteractor: LoginInteractorInput {
    weak var output: (any LoginInteractorOutput)?
    private let authentication: any AuthenticationService
    private var isWaiting = false {
        didSet { output?.didChangeWaiting(isWaiting) }
    }
    private let loggingIn = LatestTask()

    init(authentication: any AuthenticationService) {
        self.authentication = authentication
    }

    func canLogIn(username: String, password: String) -> Bool {
        !isWaiting && !username.trimmed.isEmpty && !password.isEmpty
    }

    func logIn(username: String, password: String) {
        guard canLogIn(username: username, password: password) else { return }
        isWaiting = true
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
