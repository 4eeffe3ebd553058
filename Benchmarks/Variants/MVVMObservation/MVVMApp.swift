import AppContract
import PocketUI
import Services

/// The app in Model-View-ViewModel: view models name no view, and views are bound to the values of their view model.
package final class MVVMApp: App {
    private let coordinator: AppCoordinator

    package init(services: AppServices, window: Window) {
        coordinator = AppCoordinator(services: services)
        window.app = self
        window.rootViewController = coordinator.stack
    }

    package func launch() {
        coordinator.launch()
    }

    package func open(_ link: String) {
        coordinator.open(link)
    }
}
