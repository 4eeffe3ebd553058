import InMemoryServer
import Services

/// A server in memory that answers as one over HTTP does: never before the app has done all that it does without waiting, and
/// in the order of the requests.
///
/// The server in memory answers within the call. So an app that sends two requests in one turn knows the answer to the first
/// when it sends the second, and may not send it at all. No person would see that, because no server is that fast.
package struct DeferredBackend: Backend {
    private let memory: InMemoryBackend

    package init(reaching memory: InMemoryBackend) {
        self.memory = memory
    }

    package func send(_ request: Request) async throws(BackendError) -> Response {
        let id = memory.beginCall()
        defer { memory.callIsAtRest(id) }
        // The turn of the caller ends here.
        await Task.yield()
        await memory.settle(before: id)
        return try await memory.receive(request, ofCall: id) { memory.callIsAtRest(id) }
    }
}
