/// The observation behind a two-way binding of an ``Observable`` and a control.
///
/// The control knows it as the target of its edits and doesn't own it. The token alone does, so
/// both directions end with the token.
final class ControlBinding<Control: EditableControl>: Subscription {
    private weak var model: Observable<Control.EditedValue>?
    private weak var control: Control?
    private var modelToken: ObservationToken?

    init(between model: Observable<Control.EditedValue>, and control: Control) {
        self.model = model
        self.control = control
        modelToken = model.bind(to: self) { $0.modelDidChange(to: $1) }
        control.addEditTarget(self) { $0.controlDidChange() }
    }

    func cancel() {
        modelToken = nil
    }

    private func modelDidChange(to value: Control.EditedValue) {
        guard let control, control.editedValue != value else { return }
        control.editedValue = value
        // A control reports what a person edits, not what it made of a value it was given.
        controlDidChange()
    }

    private func controlDidChange() {
        guard let model, let control else { return }
        model.change(to: control.editedValue)
    }
}
