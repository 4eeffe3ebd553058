/// A control in which a person changes a value: a text field its text, a switch its state.
///
/// The views declare which of their controls it fits; a view model sees neither.
protocol EditableControl<EditedValue>: AnyObject {
    associatedtype EditedValue: Equatable

    /// What it shows. A control may change what it is given, such as cut it to length.
    var editedValue: EditedValue { get set }

    /// Calls `action` after each edit, for as long as `target` lives. The control doesn't own it.
    func addEditTarget<Target: AnyObject>(_ target: Target, action: @escaping (Target) -> Void)
}

/// In a two-way binding a change crosses only where it differs from what is there. So both sides come to
/// rest: a value that crossed finds itself on its way back. If the other side has changed it, it differs, so
/// it crosses back, and rests there.
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
        super.init()
    }

    @MainActor override func tell(_ value: Control.EditedValue) {
        guard let control, control.editedValue != value else { return }
        control.editedValue = value
        // A control reports what a person edits, not what it made of a value that it was given.
        let shown = control.editedValue
        if shown != value, shown == shown { controlDidChange() }
    }

    @MainActor func controlDidChange() {
        guard source != nil, let model, let control else { return }
        if model.value != control.editedValue { model.value = control.editedValue }
    }
}

private nonisolated final class TwoWayObserver<Value: Equatable>: Observer<Value> {
    weak var model: Observable<Value>?
    private weak var other: Observable<Value>?
    var back: ObservationToken?
    private var isCrossing = false

    init(_ model: Observable<Value>, _ other: Observable<Value>) {
        self.model = model
        self.other = other
        super.init()
    }

    @MainActor override func tell(_ value: Value) {
        cross(value, to: other)
    }

    @MainActor func cross(_ value: Value, to other: Observable<Value>?) {
        guard let other, other.value != value else { return }
        // A value that doesn't equal itself, such as NaN, would find itself different for ever.
        if value != value, isCrossing { return }
        isCrossing = true
        other.value = value
        isCrossing = false
    }

    @MainActor override func releaseCaptures() {
        Graph.release(back.take())
    }
}
