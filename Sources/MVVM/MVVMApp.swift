import AppContract
import PocketUI
import Services

/// The app in Model-View-ViewModel: view models that name no view, and views bound to what they hold.
public final class MVVMApp: App {
    private let coordinator: AppCoordinator

    public init(services: AppServices, window: Window) {
        coordinator = AppCoordinator(services: services)
        window.rootViewController = coordinator.stack
    }

    public func launch() {
        coordinator.showLogin()
    }

    public func open(_ link: String) {
        coordinator.open(link)
    }
}
