import AppContract
import PocketUI
import Services

/// The app in Model-View-Presenter: views are passive, and presenters that know them only as protocols
/// tell them what to show.
package final class MVPApp: App {
    private let root: RootViewController

    package init(services: AppServices, window: Window) {
        root = ScreenFactory(services: services).makeRoot()
        window.app = self
        window.rootViewController = root
    }

    package func launch() {
        root.setRoot(.login)
    }

    package func open(_ link: String) {
        root.open(link)
    }
}
