@testable import Services

/// Sends requests, each in a task of its own, and writes down what comes back in the order it comes.
@MainActor
final class CallerSpy {
    private(set) var names: [String] = []
    private(set) var results: [Result<Response, BackendError>] = []

    private let backend: any Backend
    private var tasks: [String: Task<Void, Never>] = [:]

    init(_ backend: any Backend) {
        self.backend = backend
    }

    var statuses: [Int?] { results.map { try? $0.get().status } }

    /// Sends a request under a name.
    func send(_ request: Request, as name: String) {
        tasks[name] = Task.immediate {
            do throws(BackendError) {
                let response = try await backend.send(request)
                receive(.success(response), for: name)
            } catch {
                receive(.failure(error), for: name)
            }
        }
    }

    func cancel(_ name: String) {
        tasks[name]?.cancel()
    }

    private func receive(_ result: Result<Response, BackendError>, for name: String) {
        names.append(name)
        results.append(result)
    }
}
