/// What a person logs in with.
public struct Credentials: Equatable, Codable, Sendable {
    /// The name of the account.
    public let username: String
    /// The secret that goes with it.
    public let password: String

    /// Makes credentials.
    public init(username: String, password: String) {
        self.username = username
        self.password = password
    }
}
