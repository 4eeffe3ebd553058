/// What a feature does, as a pure function. The intent is the message of Elm and the action of the Composable Architecture; the
/// reducer is Elm's `update`.
protocol Reducer {
    /// What the view shows, and what has to be remembered for it.
    associatedtype State
    /// What a person did, or what a service answered: all that can change the state.
    associatedtype Intent
    /// What to do outside the state, such as to ask a service or to show another screen. It is a value and does nothing, so a
    /// test can compare it.
    associatedtype Effect

    /// Makes the next state, and says what to do.
    static func reduce(into state: inout State, intent: Intent) -> [Effect]
}
