import AppContract
import PocketUI
import Services

/// The app in VIPER: each feature is a module, whose view, interactor and presenter know each other, and the wireframe,
/// only by contract. The wireframe makes them.
package final class VIPERApp: App {
    private let application: ApplicationWireframe
    private let links: any LinkModuleInput

    package init(services: AppServices, window: Window) {
        application = ApplicationWireframe(services: services, window: window)
        links = LinkWireframe(application: application, services: services)
            .assemble(over: application.stack)
        application.links = links
        window.app = self
    }

    package func launch() {
        application.setRoot(.login)
    }

    package func open(_ link: String) {
        links.open(link)
    }
}
