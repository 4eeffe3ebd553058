@testable import MVVM

/// A text field as a view layer would have it: it reports what a person types, and not what it is
/// given, which it may put right.
final class Field: EditableControl {
    var tidy: (String) -> String = { $0 }
    private(set) var assignments = 0
    private var actions: [() -> Void] = []
    private var text = ""

    var editedValue: String {
        get { text }
        set {
            assignments += 1
            text = tidy(newValue)
        }
    }

    func addTarget<Target: AnyObject>(
        _ target: Target, action: @escaping (Target) -> Void
    ) {
        actions.append { [weak target] in
            if let target { action(target) }
        }
    }

    func type(_ newText: String) {
        text = newText
        for action in actions { action() }
    }
}
