import AppContract
import PocketUI
import Services

/// The app in UIKit's Model-View-Controller: each view controller does all of its feature itself. It is where
/// the other architectures come from, and the reference of all ratios.
package final class MVCApp: App {
    private let root: RootViewController

    package init(services: AppServices, window: Window) {
        root = RootViewController(services: services)
        window.rootViewController = root
    }

    package func launch() {
        root.showLogin()
    }

    package func open(_ link: String) {
        root.open(link)
    }
}
