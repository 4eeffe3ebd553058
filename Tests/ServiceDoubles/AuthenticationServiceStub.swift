import Services
import Synchronization

/// Lets in whom the test tells it to.
public final class AuthenticationServiceStub: AuthenticationService {
    /// The calls to log in.
    public let logIns = ScriptedCalls<Credentials, Void>()

    private let logOuts = Mutex(0)

    /// Makes a service that holds all calls.
    public init() {}

    /// How often somebody logged out.
    public var logOutCount: Int { logOuts.withLock { $0 } }

    /// Answers as `logIns` says.
    public func logIn(with credentials: Credentials) async throws(ServiceError) {
        try await logIns.ask(credentials)
    }

    /// Counts.
    public func logOut() {
        logOuts.withLock { $0 += 1 }
    }
}
