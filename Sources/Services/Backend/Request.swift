import Foundation

/// A question to the server, in the terms of HTTP.
public struct Request: Equatable, Sendable {
    /// What is to be done with what the path names.
    public enum Method: String, Sendable {
        /// Read it.
        case get = "GET"
        /// Add to it.
        case post = "POST"
    }

    /// What is to be done.
    public let method: Method
    /// Where, as the parts between the slashes.
    public let path: [String]
    /// What comes after the question mark.
    public let query: [String: String]
    /// JSON, or nothing.
    public let body: Data
    /// Who asks; nil while logged out.
    public var token: String?

    /// Makes a request of nobody in particular.
    public init(
        _ method: Method, _ path: [String], query: [String: String] = [:], body: Data = Data()
    ) {
        self.method = method
        self.path = path
        self.query = query
        self.body = body
    }
}
