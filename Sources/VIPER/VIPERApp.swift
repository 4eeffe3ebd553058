import AppContract
import PocketUI
import Services

/// The app in VIPER: each feature is a module, whose view, interactor, presenter and wireframe know each
/// other only by contract.
package final class VIPERApp: App {
    private let application: ApplicationWireframe
    private let links: any LinkModuleInput

    /// Makes an app that works with `services` and shows itself in `window`.
    package init(services: AppServices, window: Window) {
        application = ApplicationWireframe(services: services, window: window)
        links = LinkWireframe(receiver: application, services: services)
            .assemble(over: application.stack)
        application.attach(links)
    }

    /// Shows the log-in screen.
    package func launch() {
        application.launch()
    }

    /// Opens a link, at once or after the log-in.
    package func open(_ link: String) {
        links.open(link)
    }
}
