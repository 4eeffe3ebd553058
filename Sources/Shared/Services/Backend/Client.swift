import Foundation
import Synchronization

/// Sends requests as JSON, and turns each result into a value or a `ServiceError`.
///
/// It also guarantees that **a call whose task is cancelled throws `cancelled`**, even if its answer
/// has arrived. So callers need not check whether they still want the result.
final class Client: Sendable {
    private let backend: any Backend
    private let token = Mutex<String?>(nil)

    init(backend: any Backend) {
        self.backend = backend
    }

    /// - Parameter new: Identifies the session to the server; nil while logged out.
    func setToken(_ new: String?) {
        token.withLock { $0 = new }
    }

    /// Sends a request within the session and decodes the answer.
    func send<Answer: Decodable>(
        _ request: Request, for answer: Answer.Type = Answer.self
    ) async throws(ServiceError) -> Answer {
        var request = request
        request.token = token.withLock { $0 }
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
            token.withLock { if $0 == request.token { $0 = nil } }
            throw .sessionEnded
        case 404: throw .notFound
        case 429: throw .tooManyAttempts(retryAfterSeconds: response.retryAfterSeconds ?? 0)
        case 500...599: throw .serverProblem
        default: throw .unreadable
        }
    }

    private func response(to request: Request) async throws(ServiceError) -> Response {
        let result: Result<Response, BackendError>
        do throws(BackendError) {
            result = .success(try await backend.send(request))
        } catch {
            result = .failure(error)
        }
        if Task.isCancelled { throw .cancelled }
        switch result {
        case .success(let response): return response
        case .failure(.cancelled): throw .cancelled
        case .failure(.offline): throw .offline
        case .failure(.timedOut): throw .timedOut
        }
    }
}
