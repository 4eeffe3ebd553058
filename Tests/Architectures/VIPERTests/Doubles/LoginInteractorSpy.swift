import Services

@testable import VIPER

final class LoginInteractorSpy: LoginInteractorInput {
    weak var output: (any LoginInteractorOutput)?
    private(set) var logIns: [Credentials] = []
    /// What the form held when somebody last asked whether it will do.
    private(set) var lastForm: Credentials?
    /// The failure of a log-in that is answered at once; nil holds the answer.
    var immediateFailure: ServiceError?

    func isComplete(username: String, password: String) -> Bool {
        lastForm = Credentials(username: username, password: password)
        return !username.isEmpty && !password.isEmpty
    }

    func logIn(username: String, password: String) {
        logIns.append(Credentials(username: username, password: password))
        output?.didStartLoggingIn()
        if let immediateFailure { output?.didFail(immediateFailure) }
    }
}
