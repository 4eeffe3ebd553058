/// A button, known to people by its title.
public final class Button: Control {
    /// What stands on the button.
    public let title: String

    /// Makes a button.
    public init(title: String) {
        self.title = title
    }

    override var content: Snapshot.Element? {
        .button(title: title, isEnabled: isEnabled)
    }
}
