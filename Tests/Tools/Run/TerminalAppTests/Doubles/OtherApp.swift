import AppContract
import PocketUI
import Services

/// An app that shows another screen than all others.
final class OtherApp: App {
    private let root = NavigationController()

    init(services: AppServices, window: Window) {
        window.rootViewController = root
    }

    func launch() {
        let screen = ViewController()
        screen.title = "Elsewhere"
        root.setViewControllers([screen])
    }

    func open(_ link: String) {}
}
