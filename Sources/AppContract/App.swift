import PocketUI
import Services

/// The one thing each architecture shows the outside: a whole app.
package protocol App: AnyObject {
    /// Makes an app that works with `services` and shows itself in `window`.
    init(services: AppServices, window: Window)

    /// Shows the first screen.
    func launch()

    /// Opens a link, such as `triptych://news`; while nobody is logged in, right after they are.
    func open(_ link: String)
}

/// An app, and what to call it.
package struct NamedApp {
    /// What tables call it.
    package let name: String
    /// The app.
    package let app: any App.Type

    /// Gives an app a name.
    package init(name: String, app: any App.Type) {
        self.name = name
        self.app = app
    }
}
