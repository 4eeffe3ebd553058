import Foundation

/// Who may come in.
package protocol AuthenticationService: Sendable {
    /// Begins a session.
    func logIn(with credentials: Credentials) async throws(ServiceError)

    /// Ends the session on this side. No server is asked, so it cannot fail.
    func logOut()
}

/// What a person logs in with.
package struct Credentials: Equatable, Codable, Sendable {
    /// The name of the account.
    package let username: String
    /// The secret that goes with it.
    package let password: String

    /// Makes credentials.
    package init(username: String, password: String) {
        self.username = username
        self.password = password
    }
}

struct RemoteAuthenticationService: AuthenticationService {
    let client: Client

    func logIn(with credentials: Credentials) async throws(ServiceError) {
        client.setToken(nil)
        do throws(ServiceError) {
            let answer = try await client.send(.logIn(credentials), for: LogInAnswer.self)
            client.setToken(answer.token)
        } catch .sessionEnded {
            // There was no session to end: it is these credentials that the server refused.
            throw .wrongCredentials
        }
    }

    func logOut() {
        client.setToken(nil)
    }
}
