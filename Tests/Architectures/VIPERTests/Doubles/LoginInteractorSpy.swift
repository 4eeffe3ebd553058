import Services

@testable import VIPER

final class LoginInteractorSpy: LoginInteractorInput {
    weak var output: (any LoginInteractorOutput)?
    private(set) var logIns: [Credentials] = []
    /// What the form held when somebody last asked whether it will do.
    private(set) var lastForm: Credentials?
    private var isWaiting = false

    func canLogIn(username: String, password: String) -> Bool {
        lastForm = Credentials(username: username, password: password)
        return !isWaiting && !username.isEmpty && !password.isEmpty
    }

    func logIn(username: String, password: String) {
        logIns.append(Credentials(username: username, password: password))
        setWaiting(true)
    }

    /// Answers the log-in with a failure.
    func fail(_ error: ServiceError) {
        setWaiting(false)
        output?.didFail(error)
    }

    private func setWaiting(_ isWaiting: Bool) {
        self.isWaiting = isWaiting
        output?.didChangeWaiting(isWaiting)
    }
}
