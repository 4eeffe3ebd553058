import AppContract
import PocketUI
import Services

/// The app in Model-View-Presenter: views are passive, and presenters that know them only as protocols
/// tell them what to show.
public final class MVPApp: App {
    private let root: RootViewController

    /// Makes an app that works with `services` and shows itself in `window`.
    public init(services: AppServices, window: Window) {
        root = ScreenFactory(services: services).makeRoot()
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
