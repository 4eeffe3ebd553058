/// Who may come in.
public protocol AuthenticationService: Sendable {
    /// Begins a session.
    func logIn(with credentials: Credentials) async throws(ServiceError)

    /// Ends the session on this side. No server is asked, so it cannot fail.
    func logOut()
}
