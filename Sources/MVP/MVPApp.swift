import AppContract
import PocketUI
import Services

/// The app in Model-View-Presenter: passive views, told what to show by presenters that know them only
/// as protocols.
public final class MVPApp: App {
    private let root: RootViewController

    public init(services: AppServices, window: Window) {
        root = RootViewController(screens: ScreenFactory(services: services))
        window.rootViewController = root
    }

    public func launch() {
        root.setRoot(.login)
    }

    public func open(_ link: String) {
        root.open(link)
    }
}
