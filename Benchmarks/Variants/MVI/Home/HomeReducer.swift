/// Empty, because only the two children of the home screen change, and they have stores of their own.
struct HomeState: Equatable {}

enum HomeReducer: Reducer {
    static func reduce(into state: inout HomeState, intent: HomeIntent) -> [HomeEffect] {
        switch intent {
        // End the session first, because an active session would open a waiting link over the log-in.
        case .tappedLogOut: [.logOut, .showLogin]
        }
    }
}
