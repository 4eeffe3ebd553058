/// A value that changes over time and tells whoever observes it: an ``Observable``, or a
/// ``Derived`` value worked out from others.
protocol ObservableValue<Value> {
    associatedtype Value

    /// Calls `observer` with the current value at once, and with every later one until the token
    /// goes away or is cancelled.
    ///
    /// The token keeps neither this value nor anything it comes from alive.
    func observe(_ observer: @escaping (Value) -> Void) -> ObservationToken
}
