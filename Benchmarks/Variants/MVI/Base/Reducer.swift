/// What a feature does, as a pure function. The intent is the message of Elm and the action of the Composable Architecture; the
/// reducer is Elm's `update`.
nonisolated protocol Reducer {
    /// What the view shows, and what has to be remembered for it.
    associatedtype State: Equatable
    /// An event that can change the state: an action of the person, or an answer of a service.
    associatedtype Intent: Equatable
    /// Something to do outside of the state, such as asking a service or showing another screen. It is only a value,
    /// like a command of Elm, so a test can compare it. `Effects` performs it.
    associatedtype Effect: Equatable

    /// Makes the next state, and returns the effects to perform.
    static func reduce(into state: inout State, intent: Intent) -> [Effect]
}
