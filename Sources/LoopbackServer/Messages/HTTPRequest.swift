/// A request as it came over the wire.
public struct HTTPRequest: Equatable, Sendable {
    /// What is to be done, such as `GET`.
    public let method: String
    /// The path with the query, percent-encoded as it came.
    public let target: String
    /// The header fields by their names in lower case; those that came twice are joined by a comma.
    public let headers: [String: String]
    /// What came after the header.
    public let body: [UInt8]
    /// Whether the client means to ask more on the same connection.
    let keepsConnection: Bool
}
