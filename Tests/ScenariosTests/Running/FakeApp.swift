import AppContract
import PocketUI
import Services

/// An app of one kind of screen, without faults; those derived from it have one each.
@MainActor
class FakeApp: App {
    let services: AppServices
    let root = NavigationController()

    required init(services: AppServices, window: Window) {
        self.services = services
        window.rootViewController = root
    }

    func launch() {
        root.pushViewController(makeScreen(titled: "Home"))
    }

    func open(_ link: String) {
        root.pushViewController(makeScreen(titled: link))
    }

    func makeScreen(titled title: String) -> ViewController {
        FakeScreen(title: title)
    }
}
