import AppContract
import PocketUI
import Services

/// The app in Model-View-Presenter: views are passive, and presenters that know them only as protocols
/// tell them what to show.
package final class MVPApp: App {
    private let root: RootViewController

    /// Makes an app that works with `services` and shows itself in `window`.
    package init(services: AppServices, window: Window) {
        root = ScreenFactory(services: services).makeRoot()
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
