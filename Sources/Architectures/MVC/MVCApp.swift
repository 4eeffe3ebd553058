import AppContract
import PocketUI
import Services

/// The app in UIKit's Model-View-Controller: each view controller does all of its feature, except for the rules of the
/// model. The other architectures come from it, and all ratios refer to it.
package final class MVCApp: App {
    private let root: RootViewController

    package init(services: AppServices, window: Window) {
        root = RootViewController(services: services)
        window.app = self
        window.rootViewController = root
    }

    package func launch() {
        root.launch()
    }

    package func open(_ link: String) {
        root.open(link)
    }
}
