/// A control in which a person changes a value: a text field its text, a switch its state.
///
/// The views declare which of their controls it fits; a view model sees neither.
protocol EditableControl<EditedValue>: AnyObject {
    associatedtype EditedValue: Equatable

    /// What it shows. A control may put right what it's given, such as cut it to length.
    var editedValue: EditedValue { get set }

    /// Calls `action` after each edit, for as long as `target` lives. The control doesn't own it.
    func addEditTarget<Target: AnyObject>(_ target: Target, action: @escaping (Target) -> Void)
}
