@testable import MVVM

/// A text field like that of a view layer: it reports what a person types, but not values that are
/// set, which it may correct.
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
