/// An app, and what to call it.
public nonisolated struct NamedApp: Sendable {
    /// What tables call it.
    public let name: String
    /// Types of the main actor can't be handed to another, so the type is named where it is needed.
    private let type: @MainActor @Sendable () -> any App.Type

    /// Gives an app a name.
    public init(name: String, app: @autoclosure @escaping @MainActor @Sendable () -> any App.Type) {
        self.name = name
        type = app
    }

    /// The app.
    @MainActor public var app: any App.Type { type() }
}
