import AppContract
import PocketUI
import Services

/// The app in VIPER: the roles of a module know each other only by the protocols of its contract. A wireframe assembles them.
package final class VIPERApp: App {
    private let services: AppServices
    private let root: RootWireframe
    private let links: any LinkModuleInput

    package init(services: AppServices, window: Window) {
        self.services = services
        root = RootWireframe(services: services, window: window)
        links = LinkWireframe.assemble(over: root.stack, root: root, services: services)
        root.links = links
        window.app = self
    }

    package func launch() {
        root.setRoot(services.authentication.session == .active ? .home : .login)
    }

    package func open(_ link: String) {
        links.open(link)
    }
}
