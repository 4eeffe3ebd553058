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
        let crossing = Crossing<Value>()
        let back = ClosureObserver { crossing.cross($0, to: crossing.there?.editable) }
        let there = ValueBinding(back: back) { crossing.cross($0, to: back.editable) }
        crossing.there = there
        other.add(back)
        return start(there)
    }
}

/// The way from one value to another, which ends the way back when it ends.
private nonisolated final class ValueBinding<Value>: Observer<Value> {
    private let back: ClosureObserver<Value>

    init(back: ClosureObserver<Value>, _ closure: @escaping (Value) -> Void) {
        self.back = back
        super.init(closure)
    }

    @MainActor deinit { cancel() }

    /// The closure keeps only the way back alive, so it may stay until the token is released.
    @MainActor override func release(later: Bool) { back.cancel() }
}

/// What the two ways between two values share. The value that one sets is the one that the other observes: to ask
/// for that takes less time than a weak reference.
private final class Crossing<Value: Equatable> {
    /// Unowned: the way back, which reads it, ends before `there` is deallocated.
    unowned var there: Observer<Value>?
    private var isUnderWay = false

    func cross(_ value: Value, to side: Observable<Value>?) {
        guard let side, side.value != value, value == value || !isUnderWay else { return }
        isUnderWay = true
        side.value = value
        isUnderWay = false
    }
}

nonisolated extension Observer {
    /// What a two-way binding observes: an ``Observable``, since only that has one. With a cast that checks it, a
    /// change takes 5 to 10 % longer.
    fileprivate var editable: Observable<Value>? {
        observed.map { unsafeDowncast($0, to: Observable.self) }
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
        guard let model = editable else { return }
        let edited = control.editedValue
        if edited != model.value { model.value = edited }
    }
}
