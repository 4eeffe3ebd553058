import AppContract
import PocketUI
import Services

/// The app in VIPER: a module for each feature, whose view, interactor, presenter and wireframe know
/// each other only by contract.
package final class VIPERApp: App {
    private let application: ApplicationWireframe

    /// Makes an app that works with `services` and shows itself in `window`.
    package init(services: AppServices, window: Window) {
        application = ApplicationWireframe(services: services, window: window)
    }

    /// Shows the log-in screen.
    package func launch() {
        application.launch()
    }

    /// Opens a link, at once or after the log-in.
    package func open(_ link: String) {
        application.open(link)
    }
}
