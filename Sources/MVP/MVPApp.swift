import AppContract
import PocketUI
import Services

/// The app in Model-View-Presenter: passive views, told what to show by presenters that know them only
/// as protocols.
package final class MVPApp: App {
    private let root: RootViewController

    /// Makes an app that works with `services` and shows itself in `window`.
    package init(services: AppServices, window: Window) {
        root = RootViewController(screens: ScreenFactory(services: services))
        window.rootViewController = root
    }

    /// Shows the log-in screen.
    package func launch() {
        root.setRoot(.login)
    }

    /// Opens a link, at once or after the log-in.
    package func open(_ link: String) {
        root.open(link)
    }
}
