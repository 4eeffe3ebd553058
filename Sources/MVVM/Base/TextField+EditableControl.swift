import PocketUI

extension TextField: EditableControl {
    var editedValue: String {
        get { text }
        set { text = newValue }
    }

    func addEditTarget<Target: AnyObject>(
        _ target: Target, action: @escaping (Target) -> Void
    ) {
        addTarget(target, action: action)
    }
}
