import AppContract
import PocketUI
import Services

/// The app in Model-View-Presenter: views are passive. Presenters tell them what to show, and know them only by protocols.
package final class MVPApp: App {
    private let root: RootPresenter

    package init(services: AppServices, window: Window) {
        root = RootPresenter(services: services)
        window.app = self
        window.rootViewController = RootViewController(presenter: root)
    }

    package func launch() {
        root.launch()
    }

    package func open(_ link: String) {
        root.open(link)
    }
}
