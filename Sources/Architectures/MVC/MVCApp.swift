import AppContract
import PocketUI
import Services

/// The app in UIKit's Model-View-Controller: each view controller does all of its feature, but for the rules of its
/// model. It is where the other architectures come from, and the reference of all ratios.
package final class MVCApp: App {
    private let services: AppServices
    private let root: RootViewController

    package init(services: AppServices, window: Window) {
        self.services = services
        root = RootViewController(services: services)
        window.app = self
        window.rootViewController = root
    }

    package func launch() {
        root.showLogin(services: services)
    }

    package func open(_ link: String) {
        root.open(link)
    }
}
