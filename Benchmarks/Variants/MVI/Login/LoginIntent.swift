import Services

enum LoginIntent {
    case edited(username: String, password: String)
    case tappedLogIn
    case loggedIn
    case failed(ServiceError)
}
