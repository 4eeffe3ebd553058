import AppContract
import Services

final class LoginViewModel {
    let username = Observable("")
    let password = Observable("")
    let canEdit: ObservableValue<Bool>
    let canLogIn: ObservableValue<Bool>
    let status: Status

    private let authentication: any AuthenticationService
    private let router: LoginRouter
    private let activity = Activity()
    private let loggingIn = LatestTask()

    init(authentication: any AuthenticationService, router: LoginRouter) {
        self.authentication = authentication
        self.router = router
        status = activity.status
        canEdit = status.isLoading.map { !$0 }
        canLogIn = username.combineLatest(password, status.isLoading) {
            username, password, isLoading in
            !username.trimmed.isEmpty && !password.isEmpty && !isLoading
        }
    }

    func logIn() {
        guard canLogIn.value else { return }
        activity.setLoading(true)
        let credentials = Credentials(
            username: username.value.trimmed, password: password.value)
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
        if error == .wrongCredentials { password.value = "" }
        activity.setLoading(false)
        activity.show(error)
    }
}
