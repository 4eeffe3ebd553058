import AppContract
import PocketUI
import Services

/// The app in Model-View-Presenter: passive views, told what to show by presenters that know them only
/// as protocols.
public final class MVPApp: App {
    private let root: RootViewController

    /// Makes an app that works with `services` and shows itself in `window`.
    public init(services: AppServices, window: Window) {
        root = RootViewController(screens: ScreenFactory(services: services))
        window.rootViewController = root
    }

    /// Shows the log-in screen.
    public func launch() {
        root.setRoot(.login)
    }

    /// Opens a link, at once or after the log-in.
    public func open(_ link: String) {
        root.open(link)
    }
}
