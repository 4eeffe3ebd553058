@testable import Services

/// Sends requests over a backend, each in a task of its own, and writes down what comes back in the order it
/// comes.
@MainActor
final class Caller {
    private(set) var outcomes: [String] = []

    private let backend: any Backend
    private var tasks: [String: Task<Void, Never>] = [:]

    init(_ backend: any Backend) {
        self.backend = backend
    }

    func send(_ request: Request, as name: String) {
        tasks[name] = Task.immediate {
            do throws(BackendError) {
                outcomes.append("\(name) \(try await backend.send(request).status)")
            } catch {
                outcomes.append("\(name) \(error)")
            }
        }
    }

    func cancel(_ name: String) {
        tasks[name]?.cancel()
    }
}
