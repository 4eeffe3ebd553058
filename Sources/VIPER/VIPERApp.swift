import AppContract
import PocketUI
import Services

/// The app in VIPER: each feature is a module, whose view, interactor, presenter and wireframe know each
/// other only by contract.
public final class VIPERApp: App {
    private let application: ApplicationWireframe
    private let links: any LinkModuleInput

    /// Makes an app that works with `services` and shows itself in `window`.
    public init(services: AppServices, window: Window) {
        application = ApplicationWireframe(services: services, window: window)
        links = LinkWireframe(receiver: application, services: services)
            .assemble(over: application.stack)
        application.attach(links)
    }

    /// Shows the log-in screen.
    public func launch() {
        application.launch()
    }

    /// Opens a link, at once or after the log-in.
    public func open(_ link: String) {
        links.open(link)
    }
}
