import Foundation

/// Logs people in and out.
package protocol AuthenticationService: Sendable {
    var session: Session { get }

    /// Starts a session.
    func logIn(with credentials: Credentials) async throws(ServiceError)

    /// Ends the session in the app. It asks no server, so it can't fail.
    func logOut()
}

/// Whether somebody is logged in.
package enum Session: Sendable {
    /// Not yet, or no longer: the server has ended it.
    case none
    case active
    /// The person has ended it.
    case loggedOut
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

    var session: Session { client.session }

    func logIn(with credentials: Credentials) async throws(ServiceError) {
        client.endSession()
        do throws(ServiceError) {
            let answer = try await client.send(.logIn(credentials), for: LogInAnswer.self)
            client.beginSession(token: answer.token)
        } catch .sessionEnded {
            // There was no session: the server refused these credentials.
            throw .wrongCredentials
        }
    }

    func logOut() {
        client.endSession()
    }
}
