import AppContract
import PocketUI
import Services

/// The app in VIPER: the roles of a module know each other only by the protocols of its contract. A wireframe assembles them.
package final class VIPERApp: App {
    private let root: any RootModuleInput

    package init(services: AppServices, window: Window) {
        let stack = NavigationController()
        root = RootWireframe.assemble(on: stack, services: services)
        window.app = self
        window.rootViewController = stack
    }

    package func launch() {
        root.launch()
    }

    package func open(_ link: String) {
        root.open(link)
    }
}
