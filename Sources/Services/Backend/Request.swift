import Foundation

/// A question to the server, in the terms of HTTP.
package struct Request: Equatable, Sendable {
    /// What is to be done with what the path names.
    package enum Method: String, Sendable {
        /// Read it.
        case get = "GET"
        /// Add to it.
        case post = "POST"
    }

    /// What is to be done.
    package let method: Method
    /// Where, as the parts between the slashes.
    package let path: [String]
    /// What comes after the question mark.
    package let query: [String: String]
    /// JSON, or nothing.
    package let body: Data
    /// Who asks; nil while logged out.
    package var token: String?

    /// Makes a request of nobody in particular.
    package init(
        _ method: Method, _ path: [String], query: [String: String] = [:], body: Data = Data()
    ) {
        self.method = method
        self.path = path
        self.query = query
        self.body = body
    }
}

/// What a server says, in the terms of HTTP.
package struct Response: Equatable, Sendable {
    /// How it went: 200 to 299 is well.
    package let status: Int
    /// JSON, or nothing.
    package let body: Data
    /// The header `Retry-After`, if the server asks for patience.
    package let retryAfterSeconds: Int?

    /// Makes an answer.
    package init(status: Int, body: Data = Data(), retryAfterSeconds: Int? = nil) {
        self.status = status
        self.body = body
        self.retryAfterSeconds = retryAfterSeconds
    }
}
