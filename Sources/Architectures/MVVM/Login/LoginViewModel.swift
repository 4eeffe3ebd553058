import AppContract
import Services

final class LoginViewModel {
    let username = Observable("")
    let password = Observable("")
    let canLogIn: ObservableValue<Bool>
    let status = Status()

    private let authentication: any AuthenticationService
    private weak let navigation: (any LoginNavigation)?
    private let logInTask = LatestTask()

    init(authentication: any AuthenticationService, navigation: any LoginNavigation) {
        self.authentication = authentication
        self.navigation = navigation
        canLogIn = username.combineLatest(password, status.isLoading) {
            username, password, isLoading in
            !isLoading && LoginDraft(username: username, password: password).credentials != nil
        }
    }

    func logIn() {
        let draft = LoginDraft(username: username.value, password: password.value)
        guard !status.isLoading.value, let credentials = draft.credentials else { return }
        status.isLoading.value = true
        logInTask.start { [weak self, authentication] in
            do throws(ServiceError) {
                try await authentication.logIn(with: credentials)
                // Stay loading until another screen replaces this one, so that nobody can log in twice.
                self?.navigation?.didLogIn()
            } catch {
                self?.didFail(error)
            }
        }
    }

    private func didFail(_ error: ServiceError) {
        // Clear the password first, so that the button is not enabled in between.
        if error == .wrongCredentials { password.value = "" }
        status.isLoading.value = false
        if let message = Texts.message(for: error) { status.toast.send(message) }
    }
}
