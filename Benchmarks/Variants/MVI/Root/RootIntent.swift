import Services

enum RootIntent: Equatable {
    case opened(String, isLoggedIn: Bool)
    /// The home screen has become the only one.
    case shownHome(isLoggedIn: Bool)
    case loaded(Article)
    case failed(ServiceError)
    case loggedOut
    case sessionEnded
}
