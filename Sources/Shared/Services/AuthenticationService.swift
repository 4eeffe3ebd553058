/// Logs people in and out.
package protocol AuthenticationService: AnyObject, Sendable {
    var session: Session { get }

    /// Gets a call when the server ends the session. It is held weakly.
    @MainActor var observer: (any SessionObserver)? { get set }

    /// Starts a session.
    func logIn(with credentials: Credentials) async throws(ServiceError)

    /// Ends the session in the app, at once. Also asks the server to end the session, without waiting for the answer. If
    /// that request does not arrive, only the app has forgotten the token.
    @MainActor func logOut()
}

/// Leads people to the log-in when the server ends their session, whatever screen they are on.
@MainActor
package protocol SessionObserver: AnyObject, Sendable {
    /// Called once for each session that the server ends. The request that the server refused returns only after this
    /// call.
    func sessionDidEnd()
}

/// Whether somebody is logged in.
package enum Session: Sendable {
    /// Nobody has logged in yet, or the server has ended the session.
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

final class RemoteAuthenticationService: AuthenticationService {
    private let client: Client
    /// The request that ends a session. It ends with the services, or with the next log-out.
    private let loggingOut = LatestTask()

    init(client: Client) {
        self.client = client
    }

    var session: Session { client.session }

    @MainActor var observer: (any SessionObserver)? {
        get { client.observer }
        set { client.observer = newValue }
    }

    func logIn(with credentials: Credentials) async throws(ServiceError) {
        client.endSession(.none)
        do throws(ServiceError) {
            let answer = try await client.send(.logIn(credentials), for: LogInAnswer.self)
            client.beginSession(token: answer.token)
        } catch .sessionEnded {
            // There was no session: the server refused these credentials.
            throw .wrongCredentials
        }
    }

    @MainActor func logOut() {
        // End the session in the app first. Otherwise, if the server has already ended the session, its answer would
        // call the observer's `sessionDidEnd()`.
        let request = Request.logOut(token: client.endSession(.loggedOut))
        loggingOut.start { [client] in
            _ = try? await client.send(request, for: LogOutAnswer.self)
        }
    }
}
