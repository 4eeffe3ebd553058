import AppContract
import Services

final class LoginViewModel {
    let username = Observable("")
    let password = Observable("")
    let canLogIn: ObservableValue<Bool>
    var status: Status { activity.status }

    private let activity = Activity()
    private let authentication: any AuthenticationService
    private weak let navigation: (any LoginNavigation)?
    private let logInTask = LatestTask()

    init(authentication: any AuthenticationService, navigation: any LoginNavigation) {
        self.authentication = authentication
        self.navigation = navigation
        canLogIn = username.combineLatest(password, activity.status.isLoading) {
            username, password, isLoading in
            !isLoading && LoginDraft(username: username, password: password).credentials != nil
        }
    }

    func logIn() {
        let draft = LoginDraft(username: username.value, password: password.value)
        guard !activity.isLoading, let credentials = draft.credentials else { return }
        activity.isLoading = true
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
        if error == .wrongCredentials { password.value = "" }
        activity.isLoading = false
        activity.show(error)
    }
}
