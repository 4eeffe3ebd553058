/// A view that people act on, and that calls its targets when they do.
open class Control: View {
    /// Whether people can use it. Public, because only then a key path calls the setter, which `swift run trace` records.
    public var isEnabled = true { didSet { Window.changes += 1 } }

    private var actions: [() -> Void] = []

    /// Calls `action` with `target` each time a person acts on the control.
    ///
    /// The control holds the target weakly and passes it to the action, so an action need not
    /// capture the screen that owns the control.
    package func addTarget<Target: AnyObject>(
        _ target: Target, action: @escaping (Target) -> Void
    ) {
        actions.append { [weak target] in
            if let target { action(target) }
        }
    }

    func sendActions() {
        for action in actions { action() }
    }
}

/// A button, identified by its title.
package final class Button: Control {
    package let title: String

    package init(title: String) {
        self.title = title
    }

    override var content: Snapshot.Element? {
        .button(title: title, isEnabled: isEnabled)
    }
}

/// A text field, identified by its placeholder. It calls its targets when a person edits the text, but not when the program
/// sets it.
package final class TextField: Control {
    /// The name of the field, shown while it is empty.
    package let placeholder: String

    /// Whether the text shows as dots.
    package let isSecure: Bool

    package var text = "" { didSet { Window.changes += 1 } }

    package init(placeholder: String, isSecure: Bool = false) {
        self.placeholder = placeholder
        self.isSecure = isSecure
    }

    override var content: Snapshot.Element? {
        .field(
            name: placeholder,
            text: isSecure ? String(repeating: "•", count: text.count) : text,
            isEnabled: isEnabled)
    }
}
