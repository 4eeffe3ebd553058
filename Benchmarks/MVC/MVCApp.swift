import AppContract
import PocketUI
import Services

/// The app with no architecture at all: view controllers that call the services themselves. It is what the
/// three set out to cure, and what they are measured against.
public final class MVCApp: App {
    private let stack: RootViewController

    /// Makes an app that works with `services` and shows itself in `window`.
    public init(services: AppServices, window: Window) {
        stack = RootViewController(services: services)
        window.rootViewController = stack
    }

    /// Shows the log-in screen.
    public func launch() {
        stack.showLogin()
    }

    /// Opens a link, at once or after the log-in.
    public func open(_ link: String) {
        stack.open(link)
    }
}
