import AppContract
import Observation
import Services

@Observable
final class LoginViewModel {
    var username = ""
    var password = ""
    let status = Status()

    private let authentication: any AuthenticationService
    private weak let navigation: (any LoginNavigation)?
    private let logInTask = LatestTask()

    init(authentication: any AuthenticationService, navigation: any LoginNavigation) {
        self.authentication = authentication
        self.navigation = navigation
    }

    var canLogIn: Bool { !status.isLoading && draft.credentials != nil }

    private var draft: LoginDraft { LoginDraft(username: username, password: password) }

    func logIn() {
        guard !status.isLoading, let credentials = draft.credentials else { return }
        status.isLoading = true
        logInTask.start { [weak self, authentication] in
            do throws(ServiceError) {
                try await authentication.logIn(with: credentials)
                // Keep the loading state, because the home screen replaces this one.
                self?.navigation?.didLogIn()
            } catch {
                self?.didFail(error)
            }
        }
    }

    private func didFail(_ error: ServiceError) {
        // Clear the password first, so that the button is not enabled in between.
        if error == .wrongCredentials { password = "" }
        status.isLoading = false
        if let message = Texts.message(for: error) { status.onToast(message) }
    }
}
