/// Whatever takes a request to a server and brings back what the server says. No service knows which
/// backend it has.
public protocol Backend: Sendable {
    /// Sends one request. Throws only where no answer was had; a refusal is an answer.
    func send(_ request: Request) async throws(BackendError) -> Response
}
