import Foundation

/// What a server says, in the terms of HTTP.
public struct Response: Equatable, Sendable {
    /// How it went: 200 to 299 is well.
    public let status: Int
    /// JSON, or nothing.
    public let body: Data
    /// The header `Retry-After`, if the server asks for patience.
    public let retryAfterSeconds: Int?

    /// Makes an answer.
    public init(status: Int, body: Data = Data(), retryAfterSeconds: Int? = nil) {
        self.status = status
        self.body = body
        self.retryAfterSeconds = retryAfterSeconds
    }
}
