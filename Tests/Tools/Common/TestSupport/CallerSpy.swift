import Services

/// Sends requests, each in a task of its own, and writes down what comes back in the order it comes.
@MainActor
package final class CallerSpy {
    package private(set) var names: [String] = []
    package private(set) var results: [Result<Response, BackendError>] = []

    private let backend: any Backend
    private var tasks: [String: Task<Void, Never>] = [:]

    package init(_ backend: any Backend) {
        self.backend = backend
    }

    package var statuses: [Int?] { results.map { try? $0.get().status } }

    /// The name of each call with its status or its error.
    package var outcomes: [String] {
        zip(names, results).map { name, result in
            switch result {
            case .success(let response): "\(name) \(response.status)"
            case .failure(let error): "\(name) \(error)"
            }
        }
    }

    /// Sends a request under a name.
    package func send(_ request: Request, as name: String) {
        tasks[name] = Task.immediate {
            do throws(BackendError) {
                let response = try await backend.send(request)
                receive(.success(response), for: name)
            } catch {
                receive(.failure(error), for: name)
            }
        }
    }

    package func cancel(_ name: String) {
        tasks[name]?.cancel()
    }

    private func receive(_ result: Result<Response, BackendError>, for name: String) {
        names.append(name)
        results.append(result)
    }
}
