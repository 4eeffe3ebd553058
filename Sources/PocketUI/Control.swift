/// A view that a person can act on, and that tells its targets when they do.
open class Control: View {
    /// Whether a person can act on it.
    public var isEnabled = true

    private var actions: [() -> Void] = []

    /// Has `action` called with `target` each time a person acts on the control.
    ///
    /// The control holds the target weakly and hands it to the action, so that an action has no
    /// reason to capture the screen that owns the control.
    public func addTarget<Target: AnyObject>(
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
