import Foundation
import InMemoryServer
import LoopbackServer
import Services

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A way to servers in memory that goes over HTTP, by a server on a port of this machine.
///
/// Every call has an address of its own, `http://127.0.0.1:PORT/NUMBER`, by which the server knows whose it
/// is; so one wire serves any number of servers in memory.
public final class LoopbackWire: Sendable {
    private let calls = CallRegister()
    private let server: LoopbackServer
    private let url: URL
    private let session: URLSession

    /// Starts a server. It stops when the wire goes.
    public init() throws {
        server = try LoopbackServer { [calls] incoming in
            guard let (number, request) = Request.read(incoming), let call = calls[number] else {
                return HTTPResponse(status: 404)
            }
            return await call.arrive(request)
        }
        guard let url = URL(string: "http://127.0.0.1:\(server.port)") else {
            throw URLError(.badURL)
        }
        self.url = url
        session = URLSession(configuration: .loopback())
    }

    deinit {
        session.invalidateAndCancel()
    }

    /// A backend that reaches `memory` over this wire.
    public func backend(reaching memory: InMemoryBackend) -> any Backend {
        WireBackend(wire: self, memory: memory)
    }

    func carry(_ request: Request, of call: Call) async -> Call.Result {
        let number = calls.add(call)
        defer { calls.remove(number) }
        let backend = HTTPBackend(url: url.appending(path: String(number)), session: session)
        return await call.carry(request, by: backend)
    }
}
