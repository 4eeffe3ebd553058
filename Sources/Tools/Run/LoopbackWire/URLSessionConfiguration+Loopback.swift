import Foundation
import Services

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension URLSessionConfiguration {
    /// For a server on this machine that may hold calls. Each held call keeps a connection open, for as long
    /// as a breakpoint of a debugger lasts. No proxy is used: it would connect to its own machine.
    static func loopback() -> URLSessionConfiguration {
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
