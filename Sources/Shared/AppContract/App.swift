import PocketUI
import Services

/// A whole app: the only type that each architecture shows to other modules.
package protocol App: AnyObject {
    /// Makes the app, and shows it in a window. The window owns the app, so the screens work as long as the window exists.
    /// When the window is released, the app and its screens are released, too.
    init(services: AppServices, window: Window)

    /// Shows the first screen. Call it once, before `open`.
    func launch()

    /// Opens a link such as `triptych://news`. While logged out, the link waits for the log-in.
    func open(_ link: String)
}

/// An app with its name in tables.
package nonisolated struct NamedApp: Sendable {
    package let name: String
    /// A closure, because the type is isolated to the main actor and can be named only there.
    private let type: @MainActor @Sendable () -> any App.Type

    package init(
        name: String, app: @autoclosure @escaping @MainActor @Sendable () -> any App.Type
    ) {
        self.name = name
        type = app
    }

    @MainActor package var app: any App.Type { type() }
}
