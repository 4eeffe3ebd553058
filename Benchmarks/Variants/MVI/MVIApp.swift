import AppContract
import PocketUI
import Services

/// The app in Model-View-Intent, in one direction: view → intent → reducer → state → view. Effects answer with intents.
package final class MVIApp: App {
    private let navigator: Navigator

    package init(services: AppServices, window: Window) {
        navigator = Navigator(services: services)
        window.app = self
        window.rootViewController = navigator.stack
    }

    package func launch() {
        navigator.launch()
    }

    package func open(_ link: String) {
        navigator.open(link)
    }
}
