import InMemoryServer
import Services

/// A server in memory that answers like one over HTTP: in the order of the requests, and never before the app has done
/// everything that it does without waiting.
///
/// The server in memory answers within the call. So an app that is about to send two requests, one right after the other,
/// has the answer to the first before it sends the second, and may then not send the second at all. Nobody would ever see
/// that, because no real server is that fast.
package struct DeferredBackend: Backend {
    private let memory: InMemoryBackend

    package init(reaching memory: InMemoryBackend) {
        self.memory = memory
    }

    package func send(_ request: Request) async throws(BackendError) -> Response {
        let id = memory.beginCall()
        defer { memory.callIsAtRest(id) }
        // Let the app continue until it waits.
        await Task.yield()
        await memory.settle(before: id)
        return try await memory.receive(request, ofCall: id) { memory.callIsAtRest(id) }
    }
}
