/// A value that can be read and subscribed to. Views get this type, because they only read. It is unrelated to the macro
/// `@Observable` of the module Observation.
///
/// - **Delivery.** `bind` delivers the current value at once, and then every later one, equal or not. Subscribers are
///   notified in the order in which they subscribed.
/// - **Lifetime.** An observable keeps its closures, but no target. A binding ends with its target, and is removed at the
///   next change, so nobody has to end it.
/// - **Nested changes.** If a subscriber sets the value, the new value waits until all subscribers have got the current
///   one. So all get the same values in the same order. Meanwhile ``value`` is the one that is being delivered. To decide
///   something, read ``Observable/latest`` instead, because it may be newer.
///
/// These classes are used only on the main actor. They are `nonisolated`, because an isolated `deinit` checks the actor
/// each time, and that check would take longer than any other part of opening a screen. They are not `Sendable`, so they
/// stay on the actor.
nonisolated class ObservableValue<Value> {
    fileprivate final var current: Value
    private var subscribers: [Subscriber<Value>] = []
    fileprivate final var isSending = false
    /// The values that were set during a delivery, and that are not delivered yet.
    fileprivate final var waiting: [Value] = []

    init(_ value: Value) {
        current = value
    }

    /// The value that the subscribers got last, or are getting now.
    var value: Value { current }

    /// Applies the current value to `target` at once, and then every later one for as long as the target lives:
    /// `canSend.bind(to: self) { $0.sendButton.isEnabled = $1 }`.
    final func bind<Target: AnyObject>(
        to target: Target, _ apply: @escaping (Target, Value) -> Void
    ) {
        let weakTarget = WeakTarget(target, apply)
        subscribers.append(Subscriber { weakTarget.send($0) })
        // A value that the target sets during this call waits until the call returns.
        let isNested = isSending
        isSending = true
        apply(target, current)
        if !isNested { deliverWaiting() }
    }

    /// Calls `change` with every later value. It lives as long as this observable, so capture a target weakly, or use
    /// ``bind(to:_:)``.
    final func onChange(_ change: @escaping (Value) -> Void) {
        subscribers.append(
            Subscriber {
                change($0)
                return true
            })
    }

    fileprivate final func deliverWaiting() {
        while !waiting.isEmpty {
            current = waiting.removeFirst()
            deliver()
        }
        isSending = false
    }

    /// Delivers the value to the subscribers that were there when it changed, and removes those whose target is gone. A
    /// subscriber that is added meanwhile is left out, because `bind` gives it this value.
    fileprivate final func deliver() {
        let released = subscribers.indices.filter { !subscribers[$0].send(current) }
        for index in released.reversed() { subscribers.remove(at: index) }
    }
}

/// A value that its owner sets. Only this class adds the setter.
nonisolated final class Observable<Value>: ObservableValue<Value> {
    override var value: Value {
        get { current }
        set { update { $0 = newValue } }
    }

    /// The value that was set last, even if it still waits for its delivery. Read it to decide something, because ``value``
    /// may be outdated during a delivery.
    var latest: Value { waiting.isEmpty ? current : waiting[waiting.count - 1] }

    /// Changes the value in place, so a long array is not copied. The change must not read or set this observable.
    func update(_ change: (inout Value) -> Void) {
        if isSending {
            var newValue = latest
            change(&newValue)
            return waiting.append(newValue)
        }
        isSending = true
        change(&current)
        deliver()
        deliverWaiting()
    }
}
