/// The home screen has no state, because nothing on it changes but its two children, which have stores of their own.
enum HomeReducer: Reducer {
    static func reduce(into state: inout Void, intent: HomeIntent) -> [HomeEffect] {
        switch intent {
        // End the session first, because an active session would open a waiting link over the log-in.
        case .tappedLogOut: [.logOut, .showLogin]
        }
    }
}
