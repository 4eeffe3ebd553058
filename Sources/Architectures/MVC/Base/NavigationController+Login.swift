import AppContract
import PocketUI
import Services

extension NavigationController {
    /// Makes the log-in the only screen.
    func showLogin(services: AppServices) {
        setViewControllers([LoginViewController(services: services)])
    }

    /// Tells the person what went wrong. If their session has ended, they have to log in again.
    func show(_ error: ServiceError, services: AppServices) {
        if let message = Texts.message(for: error) { showToast(message) }
        if error == .sessionEnded { showLogin(services: services) }
    }
}
