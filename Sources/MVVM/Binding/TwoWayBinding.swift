/// A control in which a person changes a value. The views declare which of their controls it fits.
protocol EditableControl<EditedValue>: AnyObject {
    associatedtype EditedValue: Equatable

    /// What it shows. A control may change what it is given, such as cut it to length.
    var editedValue: EditedValue { get set }

    /// Calls `action` after each edit, for as long as `target` lives. The control doesn't own it.
    func addTarget<Target: AnyObject>(_ target: Target, action: @escaping (Target) -> Void)
}

/// In a two-way binding a change crosses only where it differs from what is there. So both sides come to rest: a
/// value finds itself on its way back. If the other side has changed it, it differs, crosses back, and rests
/// there. One that doesn't equal itself, such as NaN, never goes back.
extension Observable where Value: Equatable {
    /// Keeps this and `control` the same, starting from the value of this one.
    func bind<Control: EditableControl<Value>>(twoWay control: Control) -> ObservationToken {
        let observer = ControlObserver(control)
        control.addTarget(observer) { $0.controlDidChange() }
        return start(observer)
    }

    /// Keeps this and `other` the same, starting from the value of this one. Neither keeps the other alive.
    func bind(twoWay other: Observable) -> ObservationToken {
        var isCrossing = false
        func cross(_ value: Value, to side: Observable) {
            guard side.value != value, value == value || !isCrossing else { return }
            isCrossing = true
            side.value = value
            isCrossing = false
        }
        if other.value != value { other.value = value }
        let back = other.bind(to: self) { cross($1, to: $0) }
        return bind(to: other) { other, value in
            cross(value, to: other)
            // The way back ends together with this one.
            extendLifetime(back)
        }
    }
}

private nonisolated final class ControlObserver<Control: EditableControl>:
    Observer<Control.EditedValue>
{
    private weak var control: Control?

    init(_ control: Control) {
        self.control = control
        super.init()
    }

    @MainActor deinit { cancel() }

    @MainActor override func tell(_ value: Control.EditedValue) {
        guard let control, control.editedValue != value else { return }
        control.editedValue = value
        // A control reports what a person edits, not what it made of a value that it was given.
        if value == value { didChange(control) }
    }

    @MainActor func controlDidChange() {
        if let control { didChange(control) }
    }

    @MainActor private func didChange(_ control: Control) {
        guard let model = observed as? Observable else { return }
        let edited = control.editedValue
        if edited != model.value { model.value = edited }
    }
}
