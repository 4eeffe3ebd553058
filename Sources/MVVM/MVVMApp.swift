import AppContract
import PocketUI
import Services

/// The app in Model-View-ViewModel: view models that name no view, and views bound to what they hold.
public final class MVVMApp: App {
    private let coordinator: AppCoordinator

    /// Makes an app that works with `services` and shows itself in `window`.
    public init(services: AppServices, window: Window) {
        coordinator = AppCoordinator(services: services)
        window.rootViewController = coordinator.stack
    }

    /// Shows the log-in screen.
    public func launch() {
        coordinator.showLogin()
    }

    /// Opens a link, at once or after the log-in.
    public func open(_ link: String) {
        coordinator.open(link)
    }
}
