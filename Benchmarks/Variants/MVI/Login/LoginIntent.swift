import Services

enum LoginIntent: Equatable {
    case editedUsername(String)
    case editedPassword(String)
    case tappedLogIn
    case loggedIn
    case failed(ServiceError)
}
