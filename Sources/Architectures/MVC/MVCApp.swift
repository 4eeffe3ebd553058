import AppContract
import PocketUI
import Services

/// The app in UIKit's Model-View-Controller. Each view controller does all the work of its feature, and only the rules are in
/// the model. The benchmarks compare the other architectures with this one.
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
