import AppContract
import PocketUI
import Services

/// The app with no architecture at all: view controllers that call the services themselves. It is what the
/// three set out to cure, and what they are measured against.
package final class BaselineApp: App {
    private let stack: BaselineNavigationController

    /// Makes an app that works with `services` and shows itself in `window`.
    package init(services: AppServices, window: Window) {
        stack = BaselineNavigationController(services: services)
        window.rootViewController = stack
    }

    /// Shows the log-in screen.
    package func launch() {
        stack.showLogin()
    }

    /// Opens a link, at once or after the log-in.
    package func open(_ link: String) {
        stack.open(link)
    }
}
