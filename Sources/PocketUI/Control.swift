/// A view that a person can act on, and that tells its targets when they do.
open class Control: View {
    /// Whether a person can act on it.
    package var isEnabled = true

    private var actions: [() -> Void] = []

    /// Has `action` called with `target` each time a person acts on the control.
    ///
    /// The control holds the target weakly and hands it to the action, so that an action has no
    /// reason to capture the screen that owns the control.
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

/// A button, known to people by its title.
package final class Button: Control {
    /// What stands on the button.
    package let title: String

    /// Makes a button.
    package init(title: String) {
        self.title = title
    }

    override var content: Snapshot.Element? {
        .button(title: title, isEnabled: isEnabled)
    }
}

/// A field to type into, known to people by its placeholder. It tells its targets of every edit by a
/// person, and of none by the program.
package final class TextField: Control {
    /// The name that stands in the empty field.
    package let placeholder: String

    /// Whether others looking at the screen are kept from reading the text.
    package let isSecure: Bool

    /// What the field holds.
    package var text = ""

    /// Makes an empty field.
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
