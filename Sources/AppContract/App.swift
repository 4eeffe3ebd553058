import PocketUI
import Services

/// The one thing each architecture shows the outside: a whole app.
public protocol App: AnyObject {
    /// Makes an app that works with `services` and shows itself in `window`.
    init(services: AppServices, window: Window)

    /// Shows the first screen.
    func launch()

    /// Opens a link, such as `triptych://news`; while nobody is logged in, right after they are.
    func open(_ link: String)
}
