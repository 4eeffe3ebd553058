import AppContract
import Observation
import Services

@Observable
final class LoginViewModel {
    var username = ""
    var password = ""
    let status = Status()

    private let authentication: any AuthenticationService
    private let navigation: LoginNavigation
    private let loggingIn = LatestTask()

    init(authentication: any AuthenticationService, navigation: LoginNavigation) {
        self.authentication = authentication
        self.navigation = navigation
    }

    var canEdit: Bool { !status.isLoading }
    var canLogIn: Bool {
        !username.trimmed.isEmpty && !password.isEmpty && !status.isLoading
    }

    func logIn() {
        guard canLogIn else { return }
        status.setLoading(true)
        let credentials = Credentials(username: username.trimmed, password: password)
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
        navigation.showHome()
    }

    private func didFail(_ error: ServiceError) {
        if error == .wrongCredentials { password = "" }
        status.setLoading(false)
        status.show(error)
    }
}
