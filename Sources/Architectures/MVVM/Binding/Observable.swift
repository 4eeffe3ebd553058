/// A value that can be read and followed. A view gets this type where it only reads. It and ``Observable`` below are this
/// project's own, and have nothing to do with the macro `@Observable` of the toolchain.
///
/// - **A value and its followers.** A follower is a closure. `bind` calls it with the current value at once, and then with
///   every later one, equal or not, in the order in which the followers came.
/// - **Who keeps whom.** An observable keeps its closures, and no target alive. A binding ends with its target: the
///   follower is dropped with the next change. Nobody has to remember to end it.
/// - **When a follower sets the value**, the others have not been told of the last one yet. So the new one waits until
///   they have: all see the same values in the same order, and the last one that they see is ``value``. Until then
///   ``value`` is still the one that they are being told.
///
/// These classes are `nonisolated`, although they are only used on the main actor: an isolated `deinit` checks the actor,
/// which was the dearest part of opening a screen. They are not `Sendable`, so they stay where they were made.
nonisolated class ObservableValue<Value> {
    fileprivate final var current: Value
    private var followers: [Follower<Value>] = []
    fileprivate final var isTelling = false
    /// What was set while the followers were told.
    fileprivate final var waiting: [Value] = []

    init(_ value: Value) {
        current = value
    }

    /// The value that the followers were told last, or are being told now.
    var value: Value { current }

    /// Applies the value to `target` at once, and every later one for as long as the target lives:
    /// `canSend.bind(to: self) { $0.sendButton.isEnabled = $1 }`.
    final func bind<Target: AnyObject>(
        to target: Target, _ apply: @escaping (Target, Value) -> Void
    ) {
        bindNext(to: target, apply)
        // This first call counts as a round: a value that the target sets in it waits until the call is over.
        let isNested = isTelling
        isTelling = true
        apply(target, current)
        if !isNested { tellWaiting() }
    }

    /// Applies every later value, but not the current one: for who has it already.
    final func bindNext<Target: AnyObject>(
        to target: Target, _ apply: @escaping (Target, Value) -> Void
    ) {
        let binding = Binding(target, apply)
        followers.append(Follower { binding.tell($0) })
    }

    /// Adds a follower that lives as long as this, and has the current value already.
    final func follow(_ change: @escaping (Value) -> Void) {
        followers.append(
            Follower {
                change($0)
                return true
            })
    }

    fileprivate final func tellWaiting() {
        while !waiting.isEmpty {
            current = waiting.removeFirst()
            tell()
        }
        isTelling = false
    }

    /// Tells the value to all who were there when it changed, and drops those whose target is gone. Who comes meanwhile
    /// has it already from `bind`, or waits for the next one.
    fileprivate final func tell() {
        var gone: [Int] = []
        for place in followers.indices {
            if !followers[place].tell(current) { gone.append(place) }
        }
        for place in gone.reversed() { followers.remove(at: place) }
    }
}

/// A value that its owner sets: only this class adds the setter.
nonisolated final class Observable<Value>: ObservableValue<Value> {
    override var value: Value {
        get { current }
        set { update { $0 = newValue } }
    }

    /// Changes the value where it is: a long array is not copied. The change must not read or set this observable.
    func update(_ change: (inout Value) -> Void) {
        if isTelling {
            var newValue = waiting.last ?? current
            change(&newValue)
            return waiting.append(newValue)
        }
        isTelling = true
        change(&current)
        tell()
        tellWaiting()
    }
}
