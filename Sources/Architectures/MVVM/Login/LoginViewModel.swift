import AppContract
import Services

final class LoginViewModel {
    let username = Observable("")
    let password = Observable("")
    let canEdit: ObservableValue<Bool>
    let canLogIn: ObservableValue<Bool>
    let status = Status()

    private let authentication: any AuthenticationService
    private let navigation: LoginNavigation
    private let loggingIn = LatestTask()

    init(authentication: any AuthenticationService, navigation: LoginNavigation) {
        self.authentication = authentication
        self.navigation = navigation
        canEdit = status.isLoading.map { !$0 }
        canLogIn = username.combineLatest(password, status.isLoading) {
            username, password, isLoading in
            !username.trimmed.isEmpty && !password.isEmpty && !isLoading
        }
    }

    func logIn() {
        guard canLogIn.value else { return }
        status.setLoading(true)
        let credentials = Credentials(username: username.value.trimmed, password: password.value)
        loggingIn.start { [weak self, authentication] in
            do throws(ServiceError) {
                try await authentication.logIn(with: credentials)
                self?.didLogIn()
            } catch {
                self?.didFail(error)
            }
        }
    }

    private func didLogIn() {
        // It goes on waiting: the home screen replaces this one.
        navigation.showHome()
    }

    private func didFail(_ error: ServiceError) {
        // First, since the button depends on it.
        if error == .wrongCredentials { password.value = "" }
        status.setLoading(false)
        status.show(error)
    }
}
