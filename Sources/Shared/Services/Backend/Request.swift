import Foundation

/// A request to the server, in terms of HTTP.
package struct Request: Equatable, Sendable {
    package enum Method: String, Sendable {
        case get = "GET"
        case post = "POST"
        case delete = "DELETE"
    }

    package let method: Method
    /// The parts between the slashes.
    package let path: [String]
    package let query: [String: String]
    /// JSON, or empty.
    package let body: Data
    /// Identifies the session; nil while logged out.
    package var token: String?

    package init(
        _ method: Method, _ path: [String], query: [String: String] = [:], body: Data = Data()
    ) {
        self.method = method
        self.path = path
        self.query = query
        self.body = body
    }
}

extension Request: CustomStringConvertible {
    /// The method, the path and the query, such as `GET /articles?limit=20&matching="a "`. Quotes show blanks at the ends.
    package var description: String {
        let query = query.sorted { $0.key < $1.key }.map { key, value in
            Int(value) == nil ? "\(key)=\"\(value)\"" : "\(key)=\(value)"
        }
        let suffix = query.isEmpty ? "" : "?" + query.joined(separator: "&")
        return "\(method.rawValue) /" + path.joined(separator: "/") + suffix
    }
}

/// The server's answer, in terms of HTTP.
package struct Response: Equatable, Sendable {
    /// 200 to 299 is success.
    package let status: Int
    /// JSON, or empty.
    package let body: Data
    /// The value of the header `Retry-After`; nil without this header.
    package let retryAfterSeconds: Int?

    package init(status: Int, body: Data = Data(), retryAfterSeconds: Int? = nil) {
        self.status = status
        self.body = body
        self.retryAfterSeconds = retryAfterSeconds
    }
}
