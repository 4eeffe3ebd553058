import AppContract
import PocketUI
import Services

/// The app in Model-View-ViewModel: view models that name no view, and views bound to what they hold.
package final class MVVMApp: App {
    private let coordinator: AppCoordinator

    /// Makes an app that works with `services` and shows itself in `window`.
    package init(services: AppServices, window: Window) {
        coordinator = AppCoordinator(services: services)
        window.rootViewController = coordinator.stack
    }

    /// Shows the log-in screen.
    package func launch() {
        coordinator.showLogin()
    }

    /// Opens a link, at once or after the log-in.
    package func open(_ link: String) {
        coordinator.open(link)
    }
}
