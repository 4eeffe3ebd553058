/// Performs the effects that a reducer asks for. Everything impure is here: services, tasks and the way to other screens.
protocol Effects<Effect, Intent>: AnyObject {
    associatedtype Effect
    associatedtype Intent

    /// Begins to perform an effect. The answer of a service is sent as an intent.
    func perform(_ effect: Effect, send: @escaping (Intent) -> Void)
}
