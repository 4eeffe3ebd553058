import Services
import Synchronization

/// Lets in whom the test tells it to.
package final class AuthenticationServiceStub: AuthenticationService {
    /// The calls to log in.
    package let logIns = ScriptedCalls<Credentials, Void>()

    private let logOuts = Mutex(0)

    /// Makes a service that holds all calls.
    package init() {}

    /// How often somebody logged out.
    package var logOutCount: Int { logOuts.withLock { $0 } }

    /// Answers as `logIns` says.
    package func logIn(with credentials: Credentials) async throws(ServiceError) {
        try await logIns.ask(credentials)
    }

    /// Counts.
    package func logOut() {
        logOuts.withLock { $0 += 1 }
    }
}
