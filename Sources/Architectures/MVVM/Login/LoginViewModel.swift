import AppContract
import Services

final class LoginViewModel {
    let username = Observable("")
    let password = Observable("")
    let canLogIn: ObservableValue<Bool>
    var status: Status { Status(isLoading: isLoading, toast: toast) }

    private let isLoading = Observable(false)
    private let toast = Event<String>()
    private let authentication: any AuthenticationService
    private weak let navigation: (any LoginNavigation)?
    private let logInTask = LatestTask()

    init(authentication: any AuthenticationService, navigation: any LoginNavigation) {
        self.authentication = authentication
        self.navigation = navigation
        canLogIn = username.combineLatest(password, isLoading) {
            username, password, isLoading in
            !isLoading && LoginDraft(username: username, password: password).credentials != nil
        }
    }

    func logIn() {
        let draft = LoginDraft(username: username.value, password: password.value)
        guard !isLoading.value, let credentials = draft.credentials else { return }
        isLoading.value = true
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
        isLoading.value = false
        if let message = Texts.message(for: error) { toast.send(message) }
    }
}
