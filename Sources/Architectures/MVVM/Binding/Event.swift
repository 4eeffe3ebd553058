/// Something that happens, such as a toast. It has no value that could be read later, so a subscriber that comes after its
/// delivery does not get it. Views get this type, because they only subscribe.
nonisolated class EventStream<Value> {
    private var subscribers: [Subscriber<Value>] = []

    /// Applies later events to `target`, for as long as the target lives.
    final func bind<Target: AnyObject>(
        to target: Target, _ apply: @escaping (Target, Value) -> Void
    ) {
        let weakTarget = WeakTarget(target, apply)
        subscribers.append(Subscriber { weakTarget.send($0) })
    }

    fileprivate final func deliver(_ value: Value) {
        let released = subscribers.indices.filter { !subscribers[$0].send(value) }
        for index in released.reversed() { subscribers.remove(at: index) }
    }
}

/// An event that its owner sends. If a subscriber sends another one, it is delivered after all subscribers have got the first.
nonisolated final class Event<Value>: EventStream<Value> {
    private var isSending = false
    /// The events that subscribers have caused, and that are not delivered yet.
    private var waiting: [Value] = []

    func send(_ value: Value) {
        if isSending { return waiting.append(value) }
        isSending = true
        deliver(value)
        while !waiting.isEmpty { deliver(waiting.removeFirst()) }
        isSending = false
    }
}
