/// Performs the effects that a reducer asks for. Everything impure is here: services, tasks and the way to other screens.
protocol Effects<Logic>: AnyObject {
    associatedtype Logic: Reducer

    /// Begins to perform an effect. What a service answers is sent to the store as an intent.
    func perform(_ effect: Logic.Effect, for store: Store<Logic>)
}
