/// Something that happens, such as a toast, or the change of a value. Views get this type, because they only subscribe.
///
/// - **Order.** Subscribers are notified in the order in which they subscribed. What a subscriber sends during a delivery
///   waits until all have got the current value. So all get the same values in the same order.
/// - **Lifetime.** A binding ends with its target, and is removed at the next delivery, so nobody has to end it.
///
/// The classes are `nonisolated`, because an isolated `deinit` would take longer than any other part of opening a screen.
/// They are not `Sendable`, so no other actor can use them.
nonisolated class EventStream<Value> {
    /// Gets values, and returns whether its target is still there. A structure, because Swift wraps each closure that is
    /// stored in an array in a second closure.
    private struct Subscriber {
        let receive: (Value) -> Bool
    }

    private var subscribers: [Subscriber] = []
    private var isDelivering = false
    /// The values that were sent during a delivery.
    private var waiting: [Value] = []

    /// Applies each value from now on to `target`, for as long as the target lives.
    func bind<Target: AnyObject>(to target: Target, _ apply: @escaping (Target, Value) -> Void) {
        let weakTarget = WeakTarget(target, apply)
        subscribers.append(Subscriber { weakTarget.receive($0) })
    }

    /// Calls `change` with every later value. It lives as long as this object, so capture a target weakly, or use `bind`.
    final func onChange(_ change: @escaping (Value) -> Void) {
        subscribers.append(
            Subscriber {
                change($0)
                return true
            })
    }

    fileprivate final func deliver(_ value: Value) {
        if isDelivering {
            waiting.append(value)
            return
        }
        isDelivering = true
        notify(value)
        deliverWaiting()
    }

    /// Gives a new subscriber its first value, with `apply`. It needs none if a value still waits, because that one will be
    /// its first. What `apply` itself sends waits, as in every delivery.
    fileprivate final func deliverFirst(_ apply: () -> Void) {
        if !waiting.isEmpty { return }
        let wasDelivering = isDelivering
        isDelivering = true
        apply()
        if !wasDelivering { deliverWaiting() }
    }

    private func deliverWaiting() {
        while !waiting.isEmpty { notify(waiting.removeFirst()) }
        isDelivering = false
    }

    /// Notifies the subscribers that are there now, and removes those whose target is gone. It goes by index, because a
    /// subscriber may add another one meanwhile.
    private func notify(_ value: Value) {
        var released: [Int] = []
        for index in subscribers.indices {
            let isThere = subscribers[index].receive(value)
            if !isThere { released.append(index) }
        }
        for index in released.reversed() { subscribers.remove(at: index) }
    }
}

/// An event that its owner sends. A subscriber that comes after its delivery does not get it.
nonisolated final class Event<Value>: EventStream<Value> {
    func send(_ value: Value) { deliver(value) }
}

/// A value that can be read and subscribed to. Views get this type, because they only read.
nonisolated class ObservableValue<Value>: EventStream<Value> {
    fileprivate final var latest: Value

    init(_ value: Value) {
        latest = value
    }

    /// The value that was set last. If it was set during a delivery, subscribers get it after the one being delivered.
    var value: Value { latest }

    /// Applies the value to `target` at once, and then every later one, equal or not, for as long as the target lives:
    /// `canSend.bind(to: self) { $0.sendButton.isEnabled = $1 }`.
    final override func bind<Target: AnyObject>(
        to target: Target, _ apply: @escaping (Target, Value) -> Void
    ) {
        super.bind(to: target, apply)
        deliverFirst { apply(target, latest) }
    }
}

/// A value that its owner sets. It is unrelated to the macro `@Observable` of the module Observation.
nonisolated final class Observable<Value>: ObservableValue<Value> {
    override var value: Value {
        get { latest }
        set {
            latest = newValue
            deliver(newValue)
        }
    }
}

/// A target, and the closure that applies values to it. One object holds both, because a closure that captures a target
/// weakly takes two blocks of memory: its context, and a box for the reference.
private nonisolated final class WeakTarget<Target: AnyObject, Value> {
    private weak let target: Target?
    private let apply: (Target, Value) -> Void

    init(_ target: Target, _ apply: @escaping (Target, Value) -> Void) {
        self.target = target
        self.apply = apply
    }

    func receive(_ value: Value) -> Bool {
        guard let target else { return false }
        apply(target, value)
        return true
    }
}
