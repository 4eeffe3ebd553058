/// Logs people in and out. A call whose task is cancelled throws `cancelled`, even if its answer has arrived.
package protocol AuthenticationService: AnyObject, Sendable {
    var isLoggedIn: Bool { get }

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
    /// The requests that end sessions, each by the token of its session. They are cancelled when the services are released.
    @MainActor private var logOutTasks: [String: LatestTask] = [:]

    init(client: Client) {
        self.client = client
    }

    var isLoggedIn: Bool { client.isLoggedIn }

    @MainActor var observer: (any SessionObserver)? {
        get { client.observer }
        set { client.observer = newValue }
    }

    func logIn(with credentials: Credentials) async throws(ServiceError) {
        // Without this, a refusal of these credentials would end the session before, and call the observer.
        client.endSession()
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
        guard let token = client.endSession() else { return }
        let task = LatestTask()
        logOutTasks[token] = task
        task.start { [weak self, client] in
            _ = try? await client.send(.logOut(token: token), for: LogOutAnswer.self)
            self?.logOutTasks[token] = nil
        }
    }
}
