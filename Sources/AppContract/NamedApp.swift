/// An app, and what to call it.
public struct NamedApp {
    /// What tables call it.
    public let name: String
    /// The app.
    public let app: any App.Type

    /// Gives an app a name.
    public init(name: String, app: any App.Type) {
        self.name = name
        self.app = app
    }
}
