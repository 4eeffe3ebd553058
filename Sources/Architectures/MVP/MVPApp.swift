import AppContract
import PocketUI
import Services

/// The app in Model-View-Presenter: views are passive. Presenters tell them what to show, and know them only by protocols.
package final class MVPApp: App {
    private let services: AppServices
    private let root: RootViewController

    package init(services: AppServices, window: Window) {
        self.services = services
        root = ScreenFactory(services: services).makeRoot()
        window.app = self
        window.rootViewController = root
    }

    package func launch() {
        root.setRoot(services.authentication.session == .active ? .home : .login)
    }

    package func open(_ link: String) {
        root.open(link)
    }
}
