import AppContract
import PocketUI
import Services

/// The app in VIPER: a module for each feature, whose view, interactor, presenter and wireframe know
/// each other only by contract.
public final class VIPERApp: App {
    private let application: ApplicationWireframe

    public init(services: AppServices, window: Window) {
        application = ApplicationWireframe(services: services, window: window)
    }

    public func launch() {
        application.launch()
    }

    public func open(_ link: String) {
        application.open(link)
    }
}
