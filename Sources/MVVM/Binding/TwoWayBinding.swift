/// A control in which a person changes a value, such as a text field. The views declare which of their controls
/// it fits; a view model sees neither.
protocol EditableControl<EditedValue>: AnyObject {
    associatedtype EditedValue: Equatable

    /// What it shows. A control may change what it is given, such as cut it to length.
    var editedValue: EditedValue { get set }

    /// Calls `action` after each edit, for as long as `target` lives. The control doesn't own it.
    func addEditTarget<Target: AnyObject>(_ target: Target, action: @escaping (Target) -> Void)
}

/// In a two-way binding a change crosses only where it differs from what is there. So both sides come to rest: a
/// value finds itself on its way back. If the other side has changed it, it differs, crosses back, and rests
/// there. One that doesn't equal itself, such as NaN, never goes back.
extension Observable where Value: Equatable {
    /// Keeps this and `control` the same, starting from the value of this one.
    func bind<Control: EditableControl<Value>>(twoWay control: Control) -> ObservationToken {
        let observer = ControlObserver(self, control)
        control.addEditTarget(observer) { $0.controlDidChange() }
        return start(observer)
    }

    /// Keeps this and `other` the same, starting from the value of this one. Neither keeps the other alive.
    func bind(twoWay other: Observable) -> ObservationToken {
        let observer = TwoWayObserver(self, other)
        let token = start(observer)
        observer.back = other.bind(to: observer) { $0.cross($1, to: $0.model) }
        return token
    }
}

private nonisolated final class ControlObserver<Control: EditableControl>:
    Observer<Control.EditedValue>
{
    private weak var model: Observable<Control.EditedValue>?
    private weak var control: Control?

    init(_ model: Observable<Control.EditedValue>, _ control: Control) {
        self.model = model
        self.control = control
    }

    @MainActor deinit { cancel() }

    @MainActor override func tell(_ value: Control.EditedValue) {
        guard let control, control.editedValue != value else { return }
        control.editedValue = value
        // A control reports what a person edits, not what it made of a value that it was given.
        if value == value { controlDidChange() }
    }

    @MainActor func controlDidChange() {
        guard source != nil, let model, let control, control.editedValue != model.value else { return }
        model.value = control.editedValue
    }
}

private nonisolated final class TwoWayObserver<Value: Equatable>: Observer<Value> {
    private(set) weak var model: Observable<Value>?
    private weak var other: Observable<Value>?
    var back: ObservationToken?
    private var isCrossing = false

    init(_ model: Observable<Value>, _ other: Observable<Value>) {
        self.model = model
        self.other = other
    }

    @MainActor deinit { cancel() }

    @MainActor override func tell(_ value: Value) { cross(value, to: other) }

    @MainActor func cross(_ value: Value, to side: Observable<Value>?) {
        guard let side, side.value != value, value == value || !isCrossing else { return }
        isCrossing = true
        side.value = value
        isCrossing = false
    }

    @MainActor override func release(later: Bool) {
        back = nil
        super.release(later: later)
    }
}
