import Foundation

/// Logs people in and out.
package protocol AuthenticationService: Sendable {
    /// Starts a session.
    func logIn(with credentials: Credentials) async throws(ServiceError)

    /// Ends the session in the app. It asks no server, so it can't fail.
    func logOut()
}

package struct Credentials: Equatable, Codable, Sendable {
    package let username: String
    package let password: String

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
            // There was no session: the server refused these credentials.
            throw .wrongCredentials
        }
    }

    func logOut() {
        client.setToken(nil)
    }
}
