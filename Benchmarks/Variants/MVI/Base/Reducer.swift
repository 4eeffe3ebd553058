/// What a feature does, as a pure function. The intent is the message of Elm and the action of the Composable Architecture; the
/// reducer is Elm's `update`.
nonisolated protocol Reducer {
    /// What the view shows, and what has to be remembered for it.
    associatedtype State: Equatable
    /// What a person did, or what a service answered: all that can change the state.
    associatedtype Intent: Equatable
    /// What to do outside the state, such as to ask a service or to show another screen. It is a value and does nothing, like a
    /// command of Elm, so a test can compare it. `Effects` performs it.
    associatedtype Effect: Equatable

    /// Makes the next state, and says what to do.
    static func reduce(into state: inout State, intent: Intent) -> [Effect]
}
