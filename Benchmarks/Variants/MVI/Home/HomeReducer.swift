/// Empty, because only the two children of the home screen change, and they have stores of their own.
struct HomeState: Equatable {}

enum HomeReducer: Reducer {
    static func reduce(into state: inout HomeState, intent: HomeIntent) -> [HomeEffect] {
        switch intent {
        case .tappedLogOut: [.logOut, .leave]
        }
    }
}
