import AppContract
import PocketUI
import Services

/// The app in Model-View-ViewModel: view models that name no view, and views bound to what they hold.
package final class MVVMApp: App {
    private let coordinator: AppCoordinator

    package init(services: AppServices, window: Window) {
        coordinator = AppCoordinator(services: services)
        window.app = self
        window.rootViewController = coordinator.stack
    }

    package func launch() {
        coordinator.showLogin()
    }

    package func open(_ link: String) {
        coordinator.open(link)
    }
}
