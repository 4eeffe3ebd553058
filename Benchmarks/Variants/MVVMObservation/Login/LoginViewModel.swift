import AppContract
import Observation
import Services

@Observable
final class LoginViewModel {
    var username = ""
    var password = ""
    var status: Status { activity.status }

    private let authentication: any AuthenticationService
    private let router: LoginRouter
    private let activity = Activity()
    private let loggingIn = LatestTask()

    init(authentication: any AuthenticationService, router: LoginRouter) {
        self.authentication = authentication
        self.router = router
    }

    var canEdit: Bool { !status.isLoading }
    var canLogIn: Bool {
        !username.trimmed.isEmpty && !password.isEmpty && !status.isLoading
    }

    func logIn() {
        guard canLogIn else { return }
        activity.setLoading(true)
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
        router.showHome()
    }

    private func didFail(_ error: ServiceError) {
        if error == .wrongCredentials { password = "" }
        activity.setLoading(false)
        activity.show(error)
    }
}
