/// What the server answers to a log-in.
package struct LogInAnswer: Codable {
    package let token: String

    package init(token: String) {
        self.token = token
    }
}
