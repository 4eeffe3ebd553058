import Synchronization

/// Sends requests as JSON, and turns each result into a value or a `ServiceError`.
///
/// It also guarantees that **a call whose task is cancelled throws `cancelled`**, even if its answer
/// has arrived. So callers need not check whether they still want the result.
final class Client: Sendable {
    private let backend: any Backend
    private let state = Mutex(State())

    private struct State {
        /// Identifies the session to the server; nil while there is none.
        var token: String?
        var session = Session.none
    }

    init(backend: any Backend) {
        self.backend = backend
    }

    var session: Session { state.withLock { $0.session } }

    func beginSession(token: String) {
        state.withLock { $0 = State(token: token, session: .active) }
    }

    /// - Parameter session: What there is instead.
    func endSession(_ session: Session) {
        state.withLock { $0 = State(session: session) }
    }

    /// Sends a request within the session and decodes the answer.
    func send<Answer: Decodable>(
        _ request: Request, for answer: Answer.Type = Answer.self
    ) async throws(ServiceError) -> Answer {
        var request = request
        request.token = state.withLock { $0.token }
        let response = try await response(to: request)
        switch response.status {
        case 200...299:
            do {
                return try JSON.decode(Answer.self, from: response.body)
            } catch {
                throw .unreadable
            }
        case 401:
            // By now there may be a new session.
            state.withLock { if $0.token != nil, $0.token == request.token { $0 = State() } }
            throw .sessionEnded
        case 404: throw .notFound
        case 429: throw .tooManyAttempts(retryAfterSeconds: response.retryAfterSeconds)
        case 500...599: throw .serverProblem
        default: throw .unreadable
        }
    }

    private func response(to request: Request) async throws(ServiceError) -> Response {
        do throws(BackendError) {
            let response = try await backend.send(request)
            if !Task.isCancelled { return response }
        } catch {
            // A backend that says `cancelled` leaves somebody waiting for an answer that won't come.
            if !Task.isCancelled { throw error == .timedOut ? .timedOut : .offline }
        }
        throw .cancelled
    }
}
