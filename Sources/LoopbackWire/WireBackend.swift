import InMemoryServer
import Services

/// What an app is given that is to reach a server in memory over a wire.
struct WireBackend: Backend {
    let wire: LoopbackWire
    let memory: InMemoryBackend

    func send(_ request: Request) async throws(BackendError) -> Response {
        let call = Call(to: memory)
        defer { call.end() }
        return try await wire.carry(request, of: call).get()
    }
}
