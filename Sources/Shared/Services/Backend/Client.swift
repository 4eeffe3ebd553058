import Synchronization

/// Sends requests as JSON, and turns each result into a value or a `ServiceError`.
///
/// It also guarantees that **a call whose task is cancelled throws `cancelled`**, even if its answer
/// has arrived. So callers need not check whether they still want the result.
final class Client: Sendable {
    @MainActor weak var observer: (any SessionObserver)?

    private let backend: any Backend
    /// Identifies the session to the server; nil while there is none.
    private let token = Mutex<String?>(nil)

    init(backend: any Backend) {
        self.backend = backend
    }

    var isLoggedIn: Bool { token.withLock { $0 != nil } }

    func beginSession(token: String) {
        self.token.withLock { $0 = token }
    }

    /// - Returns: The token of the session that has ended; nil if there was none.
    @discardableResult
    func endSession() -> String? {
        token.withLock { $0.take() }
    }

    /// Sends a request and decodes the answer. If the request has no token, this adds the token of the active session.
    func send<Answer: Decodable>(
        _ request: Request, for answer: Answer.Type = Answer.self
    ) async throws(ServiceError) -> Answer {
        var request = request
        request.token = request.token ?? token.withLock { $0 }
        let response = try await response(to: request)
        switch response.status {
        case 200...299:
            do {
                return try JSON.decode(Answer.self, from: response.body)
            } catch {
                throw .unreadable
            }
        case 401:
            if serverEndedSession(of: request.token) { await observer?.sessionDidEnd() }
            // Look again, because the observer closes screens, and that cancels their requests.
            throw Task.isCancelled ? .cancelled : .sessionEnded
        case 404: throw .notFound
        case 429: throw .tooManyAttempts(retryAfterSeconds: response.retryAfterSeconds)
        case 500...599: throw .serverProblem
        default: throw .unreadable
        }
    }

    /// Ends the session with this token, if it is still the active one. Returns whether it was, because a newer session may
    /// have begun.
    private func serverEndedSession(of refused: String?) -> Bool {
        token.withLock { token in
            guard refused != nil, token == refused else { return false }
            token = nil
            return true
        }
    }

    private func response(to request: Request) async throws(ServiceError) -> Response {
        do throws(BackendError) {
            let response = try await backend.send(request)
            if !Task.isCancelled { return response }
        } catch {
            // If the backend throws `cancelled` although nobody has cancelled the task, throw `offline`, because the caller
            // waits for a result.
            if !Task.isCancelled { throw error == .timedOut ? .timedOut : .offline }
        }
        throw .cancelled
    }
}
