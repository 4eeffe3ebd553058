import Foundation
import LoopbackServer
import Services

extension Request {
    /// Reads back what `HTTPBackend` wrote, and the number that its address begins with; nil if this is
    /// something else.
    static func read(_ incoming: HTTPRequest) -> (number: Int, request: Request)? {
        let parts = incoming.target.split(separator: "?", maxSplits: 1)
        let path = parts[0].split(separator: "/", omittingEmptySubsequences: false).dropFirst()
            .compactMap { $0.removingPercentEncoding }
        guard let method = Method(rawValue: incoming.method),
            let number = path.first.flatMap(Int.init)
        else { return nil }
        var query: [String: String] = [:]
        for entry in parts.dropFirst().first?.split(separator: "&") ?? [] {
            let pair = entry.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                .compactMap { $0.removingPercentEncoding }
            guard pair.count == 2 else { return nil }
            query[pair[0]] = pair[1]
        }
        var request = Request(
            method, Array(path.dropFirst()), query: query, body: Data(incoming.body))
        let authorization = incoming.headers["authorization"] ?? ""
        if authorization.hasPrefix("Bearer ") {
            request.token = String(authorization.dropFirst("Bearer ".count))
        }
        return (number, request)
    }
}

extension HTTPResponse {
    /// Puts an answer as HTTP has it.
    init(_ response: Response) {
        var headers = ["Content-Type": "application/json"]
        headers["Retry-After"] = response.retryAfterSeconds.map(String.init)
        self.init(status: response.status, headers: headers, body: Array(response.body))
    }
}
