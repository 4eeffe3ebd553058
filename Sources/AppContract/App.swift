import PocketUI
import Services

/// A whole app: the only type that each architecture shows to other modules.
package protocol App: AnyObject {
    /// - Parameter window: Where the app shows itself.
    init(services: AppServices, window: Window)

    func launch()

    /// Opens a link such as `triptych://news`. While logged out, the link waits for the log-in.
    func open(_ link: String)
}

/// An app with its name in tables.
package struct NamedApp {
    package let name: String
    package let app: any App.Type

    package init(name: String, app: any App.Type) {
        self.name = name
        self.app = app
    }
}
