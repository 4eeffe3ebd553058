import Services

final class LoginInteractor: LoginInteractorInput {
    weak var output: (any LoginInteractorOutput)?
    private let authentication: any AuthenticationService
    private var draft = LoginDraft()
    private var isLoading = false {
        didSet { output?.didChangeLoading(isLoading) }
    }
    private let logInTask = LatestTask()

    init(authentication: any AuthenticationService) {
        self.authentication = authentication
    }

    var canLogIn: Bool { !isLoading && draft.credentials != nil }

    func edit(username: String, password: String) {
        draft = LoginDraft(username: username, password: password)
    }

    func logIn() {
        guard !isLoading, let credentials = draft.credentials else { return }
        isLoading = true
        logInTask.start { [weak self, authentication] in
            do throws(ServiceError) {
                try await authentication.logIn(with: credentials)
                // Stay loading, so that nobody can log in twice.
                self?.output?.didLogIn()
            } catch {
                self?.didFail(error)
            }
        }
    }

    private func didFail(_ error: ServiceError) {
        // Clear the password first, so that nobody can log in with it in between.
        if error == .wrongCredentials {
            draft.password = ""
            output?.didClearPassword()
        }
        isLoading = false
        output?.didFail(error)
    }
}
