/// A value worked out from others, such as by ``ObservableValue/map(_:)``. It can be observed but
/// not set.
///
/// It is a recipe and holds no state: each observer gets an observation of its own on the sources.
/// So nothing in between has to be kept alive, and `name.map { … }.bind(to: …)` lasts exactly as
/// long as its token.
struct Derived<Value>: ObservableValue {
    private let start: (@escaping (Value) -> Void) -> ObservationToken

    /// The closures that `start` leaves with its sources must not capture a source, or its
    /// observers would keep it alive.
    init(_ start: @escaping (_ observer: @escaping (Value) -> Void) -> ObservationToken) {
        self.start = start
    }

    func observe(_ observer: @escaping (Value) -> Void) -> ObservationToken {
        start(observer)
    }
}
