import Foundation
import InMemoryServer
import Services
import Synchronization

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Connects apps to servers in memory over HTTP, through a server on a port of this machine.
///
/// Each call has its own address, `http://127.0.0.1:PORT/NUMBER`, by which the HTTP server finds it. So one wire serves any
/// number of servers in memory.
package final class LoopbackWire: Sendable {
    private let calls = CallRegister()
    private let server: LoopbackServer
    private let url: URL
    private let session: URLSession

    /// Starts the HTTP server, which stops with the wire.
    package init() throws {
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

    package func backend(reaching memory: InMemoryBackend) -> any Backend {
        WireBackend(wire: self, memory: memory)
    }

    func carry(_ request: Request, of call: HTTPCall) async -> HTTPCall.Result {
        let number = calls.add(call)
        defer { calls.remove(number) }
        let backend = HTTPBackend(url: url.appending(path: String(number)), session: session)
        return await call.carry(request, by: backend)
    }
}

/// The backend of an app that reaches its server over a wire.
struct WireBackend: Backend {
    let wire: LoopbackWire
    let memory: InMemoryBackend

    func send(_ request: Request) async throws(BackendError) -> Response {
        let call = HTTPCall(to: memory)
        defer { call.end() }
        // Let the app continue until it waits, as with `DeferredBackend`. Otherwise a busy machine may answer before the app has
        // sent its next request.
        await Task.yield()
        return try await wire.carry(request, of: call).get()
    }
}

/// The current calls, by the numbers in their addresses.
final class CallRegister: Sendable {
    private struct State {
        var calls: [Int: HTTPCall] = [:]
        var callsMade = 0
    }

    private let state = Mutex(State())

    /// - Returns: The number of the call.
    func add(_ call: HTTPCall) -> Int {
        state.withLock { state in
            state.callsMade += 1
            state.calls[state.callsMade] = call
            return state.callsMade
        }
    }

    func remove(_ number: Int) {
        state.withLock { $0.calls[number] = nil }
    }

    subscript(number: Int) -> HTTPCall? {
        state.withLock { $0.calls[number] }
    }
}

extension URLSessionConfiguration {
    /// For a server on this machine that may hold calls. Each held call keeps a connection open, for as long as a
    /// breakpoint of a debugger lasts. No proxy is used, because it would connect to 127.0.0.1 on its own machine.
    fileprivate static func loopback() -> URLSessionConfiguration {
        let configuration = URLSessionConfiguration.asking
        configuration.httpMaximumConnectionsPerHost = 1_000
        configuration.timeoutIntervalForRequest = 86_400
        #if canImport(FoundationNetworking)
            leaveOutProxies()
        #else
            configuration.connectionProxyDictionary = [:]
        #endif
        return configuration
    }

    /// On this platform, only the environment sets proxies.
    private static func leaveOutProxies() {
        let environment = ProcessInfo.processInfo.environment
        let proxies = ["http_proxy", "all_proxy", "ALL_PROXY"]
        guard proxies.contains(where: { environment[$0] != nil }) else { return }
        let others = environment["no_proxy"] ?? environment["NO_PROXY"]
        setenv("no_proxy", [others, "127.0.0.1"].compactMap(\.self).joined(separator: ","), 1)
    }
}
